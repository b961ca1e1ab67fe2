import type { TextFormat } from '../../src/model/role.ts'
import { parseMarkdown, type FormattedNode } from '../../src/model/markdown.ts'
import { joinParts, type TextPart } from '../../src/model/textParts.ts'
import { capitalize, escapeRegExp } from '../text.ts'

/** What is searched in texts. */
export type TextSearch = {
  readonly search: string
  readonly matchCase: boolean
  /** Whether a match begins and ends at the border of a word. */
  readonly wholeWords: boolean
}

/** The characters of words. */
const WORD = String.raw`[\p{L}\p{M}\p{N}_]`

/** Finds what is searched. Any space matches any white space, and a quotation mark on the keyboard a typographic one. */
export function searchPattern({ search, matchCase, wholeWords }: TextSearch): RegExp {
  const words = escapeRegExp(search).replaceAll("'", "['’‘]").replaceAll('"', '["“”]')
  const border = (character: string | undefined, look: string) =>
    wholeWords && new RegExp(WORD, 'u').test(character ?? '') ? `(?${look}${WORD})` : ''
  const [first, last] = [[...search].at(0), [...search].at(-1)]
  return new RegExp(border(first, '<!') + words + border(last, '!'), matchCase ? 'gu' : 'giu')
}

/** What replaces a match: without `matchCase`, it begins with a capital or consists of capitals if the match does. */
export function replacementOf(match: string, replacement: string, matchCase: boolean): string {
  const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase()
  if (matchCase) return replacement
  if ([...match].length > 1 && isUpper(match)) return replacement.toUpperCase()
  return isUpper([...match][0] ?? '') ? capitalize(replacement) : replacement
}

/** Why a match is not replaced. `inserted`: it is in a value that several texts insert. `formatted`: it is formatted in parts. `computed`: the text is not in the manifest as such. */
export type Obstacle = 'inserted' | 'formatted' | 'computed'

/** What is found in a text. */
export type TextMatch = {
  /** Its first character, and the one after the last, in the characters that people read. */
  readonly start: number
  readonly end: number
  /** Default: it can be replaced. */
  readonly obstacle?: Obstacle | undefined
  /** The code of the inserted value that contains it. Default: none does. */
  readonly code?: string | undefined
}

/** A text in which something is found. */
type SearchedText = Pick<TextFormat, 'markdown'> & {
  readonly value: string
  /** Undefined if it is computed. */
  readonly parts?: readonly TextPart[] | undefined
}

/**
 * Finds what people read of a text, not the targets of its links, and replaces it by what `replaceBy` returns for it.
 * `parts`: those of the new text; they have the same inserted values and formats.
 */
export function replaceInText(
  text: SearchedText,
  pattern: RegExp,
  replaceBy: (match: string) => string,
) {
  const { characters, positions } = readableText(text)
  const found = [...characters.matchAll(pattern)].map(({ 0: match, index }) => ({
    ...located({ start: index, end: index + match.length }, positions, text),
    by: replaceBy(match),
  }))
  const replaced = found.filter(({ obstacle }) => obstacle === undefined)
  const expected = replaced.reduceRight(
    (all, { start, end, by }) => all.slice(0, start) + by + all.slice(end),
    characters,
  )
  // What is typed is text, so that it is escaped if it would be Markdown.
  for (const write of [String, escaped]) {
    const parts = replaced.reduceRight(
      (current, { range, by }) => replaceRange(current, range, write(by)),
      text.parts ?? [],
    )
    const next = charactersIn(joinParts(parts), text.markdown)
    if (next === expected) return { characters, matches: found, parts }
  }
  const matches = found.map((match) => ({
    ...match,
    obstacle: match.obstacle ?? ('formatted' as const),
  }))
  return { characters, matches, parts: text.parts ?? [] }
}

const escaped = (text: string) => text.replaceAll(MARKUP, String.raw`\$&`)

const MARKUP = /[\\`*_[\]<>#|~&]/g

/** The end of a block in the characters that people read. */
const END_OF_BLOCK = '\u2029'

const BLOCKS = /^(?:p|h\d|li|tr|t[dh]|figcaption|pre|blockquote)$/

/**
 * The characters that people read in a text, and the position of each in the text. Undefined for the end of a block.
 */
function readableText({ value, markdown }: Pick<SearchedText, 'value' | 'markdown'>) {
  const { links } = parseMarkdown(value, markdown)
  const characters = charactersIn(value, markdown)
  let next = 0
  const isMarkup = (character: string) =>
    value[next] !== character ||
    links.some(({ label, whole }) => label.end <= next && next < whole.end)
  const positions = characters.split('').map((character) => {
    if (character === END_OF_BLOCK) return undefined
    while (next < value.length && isMarkup(character)) next += 1
    next += 1
    return next - 1
  })
  return { characters, positions }
}

/** The characters that people read in a text. */
export const charactersIn = (value: string, markdown: TextFormat['markdown']): string =>
  parseMarkdown(value, markdown).nodes.map(charactersOf).join('')

const charactersOf = (node: FormattedNode): string =>
  typeof node === 'string'
    ? node
    : node.children.map(charactersOf).join('') + (BLOCKS.test(node.tag) ? END_OF_BLOCK : '')

/** A match with its range in the text, and why it is not replaced. */
function located(
  { start, end }: Pick<TextMatch, 'start' | 'end'>,
  positions: readonly (number | undefined)[],
  { value, parts }: SearchedText,
): TextMatch & { readonly range: Range } {
  const own = positions.slice(start, end)
  const first = own[0] ?? value.length
  const range = { start: first, end: first + own.length }
  const result = (obstacle?: Obstacle, code?: string) => ({ start, end, range, obstacle, code })
  if (parts === undefined) return result('computed')
  if (own.some((position, index) => position !== first + index)) return result('formatted')
  const part = rangesOf(parts).find((other) => other.start <= first && range.end <= other.end)?.part
  if (part === undefined) return result('inserted')
  return 'code' in part ? result('inserted', part.code) : result()
}

type Range = { readonly start: number; readonly end: number }

/** The parts of a text with their ranges. */
function rangesOf(parts: readonly TextPart[]) {
  let start = 0
  return parts.map((part) => {
    const from = start
    start += joinParts([part]).length
    return { part, start: from, end: start }
  })
}

const replaceRange = (parts: readonly TextPart[], range: Range, by: string): readonly TextPart[] =>
  rangesOf(parts).map(({ part, start, end }) =>
    'text' in part && start <= range.start && range.end <= end
      ? { text: part.text.slice(0, range.start - start) + by + part.text.slice(range.end - start) }
      : part,
  )
