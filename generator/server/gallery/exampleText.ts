import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Project } from '../../manifest/project.ts'

/** What the gallery shows beside an example. */
export type ExampleText = {
  /** The doc comment of the kind's schema. Empty if there is none. */
  readonly doc: string
  /** The source code of the example, as in a manifest. Empty if there is none. */
  readonly snippet: string
}

/** Reads the texts of a kind from `src/sections/<kind>/`. */
export async function readExampleText({ root }: Project, kind: string): Promise<ExampleText> {
  const read = (name: string) =>
    readFile(path.join(root, 'src/sections', kind, name), 'utf8').catch(() => '')
  const [schema, example] = await Promise.all([read('schema.ts'), read('example.ts')])
  return { doc: docOf(schema), snippet: snippetOf(example) }
}

/** The doc comment of the first exported `z.strictObject` in a schema file, as one line. */
export function docOf(schema: string): string {
  const [, doc = ''] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = z\.strictObject/.exec(schema) ?? []
  return doc.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
}

/** The source code of the object that an example file exports. */
export function snippetOf(source: string): string {
  const [, object = ''] = /export const example[^]*?= (\{[^]*\})/.exec(source) ?? []
  return object
}
