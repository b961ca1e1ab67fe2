import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Project } from '../../manifest/project.ts'

/** A section kind in the gallery. */
export type Example = {
  /** The name of the kind and of its folder. */
  readonly kind: string
  /** The doc comment of the kind's schema. */
  readonly doc: string
  /** The source code of the example, as in a manifest. */
  readonly snippet: string
  /** The value of the example. */
  readonly value: unknown
}

/** Imports a module by its absolute path. */
export type ImportModule = (file: string) => Promise<object>

/** The hero and every kind of section. */
export const exampleKinds: readonly string[] = [
  'hero',
  ...sectionSchema.options.map(({ shape }) => shape.kind.value),
]

const exampleFile = (kind: string) => `src/sections/${kind}/example.ts`

/** The kinds without an example, each with a message that names the missing file. */
export function missingExamples({ root }: Project, kinds: readonly string[] = exampleKinds) {
  return kinds
    .filter((kind) => !existsSync(path.join(root, exampleFile(kind))))
    .map((kind) => ({
      kind,
      file: exampleFile(kind),
      message: `${exampleFile(kind)} is missing: every kind of section needs an example.`,
    }))
}

/** Reads the examples of these kinds from `src/sections/<kind>/`. */
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
