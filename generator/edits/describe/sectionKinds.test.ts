import { expect, it } from 'vitest'
import { docOf } from './sectionKinds.ts'

it('reads the doc comment of a schema as one line', () => {
  const schema = `/** Another one. */
const inner = 1

/**
 * Words over two
 * lines.
 */
export const proseSchema = z.strictObject({})`
  expect(docOf(schema)).toBe('Words over two lines.')
  expect(docOf('export const proseSchema = z.strictObject({})')).toBe('')
})
