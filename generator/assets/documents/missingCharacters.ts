import type { Site } from '../../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../../diagnostics/diagnostic.ts'
import { isObject } from '../../diagnostics/valueAt.ts'
import { sectionAt } from '../../manifest/sectionAt.ts'
import { textsOf, type DocumentContent } from './documentContent.ts'

/** An error for each text of a document with a character that the typeface lacks. */
export function missingCharacters(
  site: Site,
  documentPath: string,
  content: DocumentContent,
  has: (character: string) => boolean,
): Diagnostic[] {
  const missingIn = (text: string) => [...new Set(text)].filter((character) => !has(character))
  const document = site.documents[documentPath]
  const sections = document === undefined ? [] : [...document.main, ...document.side]
  const located = sections.flatMap(({ section: link }) => {
    const found = sectionAt(site, link)
    return found === undefined ? [] : textPaths(found.section, found.path)
  })
  return [...new Set(textsOf(content))].flatMap((text) => {
    const missing = missingIn(text)
    if (missing.length === 0) return []
    const path = located.find((each) => each.text === text)?.path ?? ['documents', documentPath]
    return [diagnostic(text, missing, path, documentPath)]
  })
}

const diagnostic = (
  text: string,
  missing: readonly string[],
  path: ModelPath,
  documentPath: string,
): Diagnostic => ({
  code: 'missing-character',
  path,
  message: `The typeface lacks ${missing.map(formatCharacter).join(' and ')} in ${JSON.stringify(text)}, so ${documentPath} cannot show it.`,
  hint: 'Write the text without it, or declare another typeface in brand.typeface.',
})

/** A character and its code, e.g. `"漢" (U+6F22)`. */
const formatCharacter = (character: string) => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `${JSON.stringify(character)} (U+${code})`
}

/** The texts in a value with their paths. */
function textPaths(value: unknown, path: ModelPath): { text: string; path: ModelPath }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textPaths(item, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => textPaths(item, [...path, key]))
}
