import { expect, it } from 'vitest'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { projectAt } from '../../manifest/project.ts'
import { docOf, missingExamples, readExamples, snippetOf } from './examples.ts'

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

it('extracts the object from an example file', () => {
  expect(snippetOf("export const example: A<B> = {\n  kind: 'x',\n}\n")).toBe("{\n  kind: 'x',\n}")
})

it('every kind has a doc comment and a valid example', async () => {
  const kinds = sectionSchema.options.map(({ shape }) => shape.kind.value)
  const examples = await readExamples(projectAt(), kinds, (file) => import(file))
  for (const { kind, doc, snippet } of examples) {
    expect(doc).toMatch(/^[A-Z].*\.$/)
    expect(snippet).toContain(`kind: '${kind}'`)
  }
  const invalid = examples.filter(({ value }) => !sectionSchema.safeParse(value).success)
  expect(invalid.map(({ kind }) => kind)).toEqual([])
})

it('reports the kinds without an example', () => {
  expect(missingExamples(projectAt())).toEqual([])
  expect(missingExamples(projectAt(), ['prose', 'quote'])).toEqual([
    {
      kind: 'quote',
      file: 'src/sections/quote/example.ts',
      message: 'src/sections/quote/example.ts is missing: every kind of section needs an example.',
    },
  ])
})
