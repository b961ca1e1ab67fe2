import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Project } from '../projectPaths.ts'

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
