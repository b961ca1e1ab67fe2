import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { heroSchema } from '../../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { docOf } from '../../edits/describe/sectionKinds.ts'
import type { Project } from '../../manifest/project.ts'

/** The schemas of the hero and of every kind of section, by kind. */
const schemas: ReadonlyMap<string, ExampleSchema> = new Map<string, ExampleSchema>([
  ['hero', heroSchema],
  ...sectionSchema.options.map((schema) => [schema.shape.kind.value, schema] as const),
])

type ExampleSchema = typeof heroSchema | (typeof sectionSchema.options)[number]

/** A validated example with its defaults. */
export type ExampleData = z.output<ExampleSchema>

/** The hero and every kind of section. */
export const exampleKinds: readonly string[] = [...schemas.keys()]

/** Imports a module by its absolute path. */
export type ImportModule = (file: string) => Promise<object>

const exampleFile = (kind: string) => `src/sections/${kind}/example.ts`

const missingMessage = (kind: string) =>
  `${exampleFile(kind)} is missing: every kind of section needs an example.`

/** The kinds without an example, each with a message that names the missing file. */
export function missingExamples({ root }: Project, kinds: readonly string[] = exampleKinds) {
  return kinds
    .filter((kind) => !existsSync(path.join(root, exampleFile(kind))))
    .map((kind) => ({ kind, file: exampleFile(kind), message: missingMessage(kind) }))
}

/**
 * Reads and validates the example of a kind from `src/sections/<kind>/example.ts`. Rejects with a
 * message for the developer if the file is missing, cannot be imported or has no valid example.
 */
export async function readExample(
  { root }: Project,
  kind: string,
  load: ImportModule,
): Promise<ExampleData> {
  const file = path.join(root, exampleFile(kind))
  if (!existsSync(file)) throw new Error(missingMessage(kind))
  const module = await load(file)
  if (!('example' in module)) {
    throw new Error(
      `${exampleFile(kind)} has no export named "example". Write: export const example = { … }`,
    )
  }
  const schema = schemas.get(kind)
  if (schema === undefined) throw new Error(`"${kind}" is not a kind of section.`)
  const { data, error } = schema.safeParse(module.example)
  if (error === undefined) return data
  throw new Error(
    `The example in ${exampleFile(kind)} is not valid. Correct these properties:\n${z.prettifyError(error)}`,
  )
}

/** Reads what the gallery shows beside an example, from `src/sections/<kind>/`. */
export async function readExampleText({ root }: Project, kind: string) {
  const read = (name: string) =>
    readFile(path.join(root, 'src/sections', kind, name), 'utf8').catch(() => '')
  const [schema, example] = await Promise.all([read('schema.ts'), read('example.ts')])
  return { doc: docOf(schema), snippet: snippetOf(example) }
}

/** The source code of the object that an example file exports, as in a manifest. Empty if there is none. */
function snippetOf(source: string): string {
  const [, object = ''] = /export const example[^]*?= (\{[^]*\})/.exec(source) ?? []
  return object
}
