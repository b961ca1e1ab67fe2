import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { capitalize, inWords } from '../../text.ts'

/** Every kind of section with its name in words, what it is for, and the group of kinds to which it belongs. */
export const sectionKinds = () =>
  sectionSchema.options.map(({ shape }) => {
    const kind = shape.kind.value
    const { doc, ...names } = sectionDoc(kind)
    return { kind, ...names, doc: doc.replaceAll('`', '') }
  })

/**
 * The name of a kind of section, what it is for, and its group: `**Name.** Purpose. Group: group.`, the doc comment of
 * `src/sections/<kind>/schema.ts`.
 */
export function sectionDoc(kind: string) {
  const comment = docOf(readFileSync(path.join(SECTIONS, kind, 'schema.ts'), 'utf8'))
  const [, name = capitalize(inWords(kind)), doc = '', group = ''] =
    /^(?:\*\*(.+?)\.\*\* )?(.*?)(?: Group: (.+)\.)?$/.exec(comment) ?? []
  return { name, doc, group }
}

const SECTIONS = path.join(import.meta.dirname, '../../../src/sections')

/** The doc comment of the exported schema of the kind in a schema file, as one line. Empty if there is none. */
export function docOf(schema: string): string {
  const [, doc = ''] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = (?:sectionOf|z\s*\.strictObject)\(/.exec(
      schema,
    ) ?? []
  return doc.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
}
