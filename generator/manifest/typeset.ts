import type { FormattedNode } from './markdown.ts'

/*
 * Texts for pages, with characters at which a line does not break. The manifest has the plain characters.
 */

/** A space at which no line breaks. */
const SPACE = '\u00A0'

/** An invisible character at which no line breaks. Few typefaces have the hyphen U+2011. */
const JOINER = '\u2060'

/** A text with spaces and hyphens at which no line breaks. `language`: its language tag. */
export const typeset = (text: string, language: string): string =>
  withJoinedEnd(withJoinedParts(text, language))

/** The same for the text nodes of a paragraph or of several blocks. Code stays as it is. */
export const typesetNodes = (
  nodes: readonly FormattedNode[],
  language: string,
): readonly FormattedNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') {
      const text = withJoinedParts(node, language)
      return index === nodes.length - 1 ? withJoinedEnd(text) : text
    }
    return node.tag === 'code' ? node : { ...node, children: typesetNodes(node.children, language) }
  })

/** The characters that the manifest has: the reverse of `typeset`. */
export const withoutTypesetting = (text: string): string =>
  text.replaceAll(SPACE, ' ').replaceAll(JOINER, '')

/**
 * A token with a digit that begins with a capital letter or a digit, e.g. `MIL-STD-881` or `14-point`. The first
 * lookahead only saves time.
 */
const DESIGNATION =
  /(?=[\p{Lu}\d])(?<![\p{L}\d/.@:_-])(?=[\p{L}\d-]*\d)[\p{Lu}\d][\p{L}\d]*(?:-[\p{L}\d]+)+/gu

/** Longer ones may be longer than a line. */
const LONGEST_DESIGNATION = 16

/** The end of a phone number, which visitors copy. */
const PHONE_NUMBER = /^\d{3}-\d{4}$/

/** Spaces between parts that belong together, in all languages. Each pattern begins with the space, which saves time. */
const SPACES = [
  // A number and its unit or noun: "8 h", "30 minutes", "9.2 km".
  / (?<=(?:^|[\s(])\d{1,3}(?:[.,]\d+)? )(?=(?:\p{Ll}{1,7}|\p{L}{1,3})(?![\p{L}\d]))/gu,
  // An abbreviation and its number: "NIST SP 800-53", "ISO 9001", "OMB M-22-09".
  / (?<=\p{Lu}[\p{L}/]*\p{Lu}\p{L}* )(?=(?:\p{Lu}{2,3} )?(?:\p{Lu}-)?\d)/gu,
  // An initial and a name: "J. Smith". Parts of an abbreviation: "z. B.".
  / (?<=(?:^|[\s(])(?<!\p{Ll}\.\s)\p{Lu}\. )(?=\p{Lu})| (?<=(?:^|[\s(])\p{Ll}\. )(?=\p{L}\.)/gu,
  / (?<=[§№] )(?=\d)/gu,
]

/** French has a space at punctuation. */
const FRENCH_SPACES = / (?=[:;!?»])| (?<=« )/g

function withJoinedParts(text: string, language: string): string {
  const spaces = language.startsWith('fr') ? [...SPACES, FRENCH_SPACES] : SPACES
  return spaces
    .reduce((result, pattern) => result.replaceAll(pattern, SPACE), text)
    .replaceAll(DESIGNATION, (token) =>
      token.length > LONGEST_DESIGNATION || PHONE_NUMBER.test(token)
        ? token
        : token.replaceAll('-', `-${JOINER}`),
    )
}

/** The last two words of a text with more words, if they fit into a line of a narrow column. */
const SHORT_END = /(?<= )(?=.{3,15}$|\S{1,3} \S{1,13}$)(\S+) (\S+)$/u

/** The lengths of headings and leads that may be longer than a line. For paragraphs, pages have `text-wrap: pretty`. */
const [SHORTEST, LONGEST] = [18, 120]

/** Joins short words at the end of a text, so that its last line is not a single short word. */
const withJoinedEnd = (text: string): string =>
  text.length < SHORTEST || text.length > LONGEST ? text : text.replace(SHORT_END, `$1${SPACE}$2`)
