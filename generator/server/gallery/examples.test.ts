import { expect, it } from 'vitest'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { projectAt } from '../../manifest/project.ts'
import { docOf, readExamples, snippetOf } from './examples.ts'

it('reads what a kind is from its schema, as one line', () => {
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

it('takes the object out of an example file', () => {
  expect(snippetOf("export const example: A<B> = {\n  kind: 'x',\n}\n")).toBe("{\n  kind: 'x',\n}")
})

it('every kind says what it is, and has an example that its schema takes', async () => {
  const kinds = sectionSchema.options.map(({ shape }) => shape.kind.value)
  const examples = await readExamples(projectAt(), kinds, (file) => import(file))
  for (const { kind, doc, snippet } of examples) {
    expect(doc).toMatch(/^[A-Z].*\.$/)
    expect(snippet).toContain(`kind: '${kind}'`)
  }
  const refused = examples.filter(({ value }) => !sectionSchema.safeParse(value).success)
  expect(refused.map(({ kind }) => kind)).toEqual([])
})
