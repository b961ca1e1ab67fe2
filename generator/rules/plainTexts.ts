import { textRegistry } from '../../src/model/text.ts'
import { siteSchema } from '../../src/site/site.ts'
import { counted } from '../diagnostics/counted.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { mapMarked } from '../manifest/schemaWalk.ts'
import type { Rule } from './rule.ts'

/** The number of characters that a visitor can read in one piece. */
const LONGEST_TEXT = 5000

/** Texts on pages contain no markup, and have a readable length. */
export const textsArePlain: Rule = (site) => {
  const found: Diagnostic[] = []
  mapMarked(textRegistry, siteSchema, site, (schema, text, path) => {
    if (typeof text !== 'string' || textRegistry.get(schema)?.isOnPages !== true) return text
    if (text.length > LONGEST_TEXT) found.push(tooLong(text, path))
    const markup = findMarkup(text)
    if (markup !== undefined) found.push(withMarkup(markup, path))
    return text
  })
  return found
}

const tooLong = ({ length }: string, path: ModelPath): Diagnostic => ({
  code: 'text-length',
  path,
  message: `The text has ${counted(length, 'character')}.`,
  hint: `Write at most ${LONGEST_TEXT}: shorten it, or divide it into paragraphs.`,
})

const withMarkup = (markup: string, path: ModelPath): Diagnostic => ({
  code: 'markup-in-text',
  path,
  message: `The text contains ${JSON.stringify(markup)}. Pages show these characters, because texts are plain text.`,
  hint: 'Remove the markup. A link is a property of its own, e.g. in actions or in a section with links.',
})

const MARKUP = [
  // HTML elements and character references.
  /<\/?(?:a|abbr|b|br|code|div|em|h[1-6]|hr|i|img|li|mark|ol|p|small|span|strong|su[bp]|u|ul)(?:\s[^<>]*)?\/?>/i,
  /&(?:amp|copy|gt|lt|[mn]dash|nbsp|quot|shy|#x?[\da-f]+);/i,
  // Links, strong and emphasized text, code and headings in Markdown.
  /\[[^\]]+\]\([^()\s]+\)/,
  /(?<![\w*])(\*{1,2})(?![\s*])[^*]*[^\s*]\1(?![\w*])/,
  /(?<!\w)__(?![\s_])[^_]*[^\s_]__(?!\w)/,
  /`[^`]+`/,
  /^#{1,6} /,
]

/** The first markup in a text: HTML or Markdown. Undefined if there is none. */
export const findMarkup = (text: string): string | undefined =>
  MARKUP.map((pattern) => pattern.exec(text)?.[0]).find((markup) => markup !== undefined)
