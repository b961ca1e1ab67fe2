import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Project } from '../../projectPaths.ts'
import { capitalize, inWords } from '../../text.ts'

/** Every kind of section with its name in words and the doc comment of its schema. */
export const sectionKinds = (project: Project) =>
  Promise.all(
    sectionSchema.options.map(async ({ shape }) => {
      const kind = shape.kind.value
      const doc = await sectionDoc(project, kind)
      return { kind, name: capitalize(inWords(kind)), doc: doc.replaceAll('`', '') }
    }),
  )

/** What a kind of section is for: the doc comment of its schema in `src/sections/<kind>/schema.ts`. */
export async function sectionDoc({ root }: Project, kind: string): Promise<string> {
  const file = path.join(root, 'src/sections', kind, 'schema.ts')
  return docOf(await readFile(file, 'utf8').catch(() => ''))
}

/** The doc comment of the exported schema of the kind in a schema file, as one line. Empty if there is none. */
export function docOf(schema: string): string {
  const [, doc = ''] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = (?:sectionOf|z\s*\.strictObject)\(/.exec(
      schema,
    ) ?? []
  return doc.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
}
