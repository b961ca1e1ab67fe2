import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Project } from '../../manifest/project.ts'

/** A kind of section as the gallery shows it. */
export type Example = {
  /** The kind's name, which is also its folder's. */
  readonly kind: string
  /** What the kind is, from its schema's doc comment. */
  readonly doc: string
  /** The example as it would stand in the manifest. */
  readonly snippet: string
  /** The example's value. */
  readonly value: unknown
}

/** Imports a module of the project by its path in it. */
export type ImportModule = (file: string) => Promise<object>

/** The examples of the given kinds, each read from its folder below `src/sections/`. */
export async function readExamples(
  { root }: Project,
  kinds: readonly string[],
  load: ImportModule,
): Promise<Example[]> {
  return Promise.all(
    kinds.map(async (kind) => {
      const folder = path.join(root, 'src/sections', kind)
      const file = path.join(folder, 'example.ts')
      const [module, source, schema] = await Promise.all([
        load(file),
        readFile(file, 'utf8'),
        readFile(path.join(folder, 'schema.ts'), 'utf8'),
      ])
      const value = 'example' in module ? module.example : undefined
      return { kind, doc: docOf(schema), snippet: snippetOf(source), value }
    }),
  )
}

/** The doc comment of the first strict object that a schema file exports, as one line. */
export function docOf(schema: string): string {
  const [, doc = ''] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = z\.strictObject/.exec(schema) ?? []
  return doc.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
}

/** The object that an example file exports, as text. */
export function snippetOf(source: string): string {
  const [, object = ''] = /export const example[^]*?= (\{[^]*\})/.exec(source) ?? []
  return object
}
