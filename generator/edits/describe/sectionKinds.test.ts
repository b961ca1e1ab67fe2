import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectAt } from '../../projectPaths.ts'
import { capitalize } from '../../text.ts'
import { sampleKinds } from '../samples.ts'
import { docOf, sectionDoc } from './sectionKinds.ts'

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

it.each(sampleKinds)('%s has a component and a doc comment', async (kind) => {
  const component = path.join(projectAt().root, 'src/sections', kind, `${capitalize(kind)}.tsx`)
  expect(await readFile(component, 'utf8')).toContain(`export function ${capitalize(kind)}(`)
  const { name, doc, group } = sectionDoc(kind)
  expect(name).toMatch(/^[A-Z][^*]*[a-z]$/)
  expect(doc).toMatch(/^[A-Z].*\.$/)
  expect(group !== '').toBe(kind !== 'hero')
})
