import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Project } from '../../projectPaths.ts'
import { capitalize, inWords } from '../../text.ts'

/** Every kind of section with its name in words and what it is for. */
export const sectionKinds = (project: Project) =>
  sectionSchema.options.map(({ shape }) => {
    const kind = shape.kind.value
    const { name, doc } = sectionDoc(project, kind)
    return { kind, name, doc: doc.replaceAll('`', '') }
  })

/** The name of a kind of section, and what it is for: `**Name.** Purpose`, the doc comment of `src/sections/<kind>/schema.ts`. */
export function sectionDoc({ root }: Project, kind: string) {
  const file = path.join(root, 'src/sections', kind, 'schema.ts')
  const comment = existsSync(file) ? docOf(readFileSync(file, 'utf8')) : ''
  const [, name = capitalize(inWords(kind)), doc = ''] =
    /^(?:\*\*(.+?)\.\*\* )?(.*)$/.exec(comment) ?? []
  return { name, doc }
}

/** The doc comment of the exported schema of the kind in a schema file, as one line. Empty if there is none. */
export function docOf(schema: string): string {
  const [, doc = ''] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = (?:sectionOf|z\s*\.strictObject)\(/.exec(
      schema,
    ) ?? []
  return doc.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
}
