/** A number with its noun, e.g. `1 redirect` or `2 redirects`. `plural` is needed for irregular nouns. */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${count} ${count === 1 ? noun : plural}`

/** A text with an upper-case first letter. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A name that is not taken: the name itself, otherwise with a number from 2, e.g. `team-2`. */
export function uniqueName(name: string, taken: readonly unknown[], separator = '-'): string {
  let unique = name
  for (let count = 2; taken.includes(unique); count += 1) unique = `${name}${separator}${count}`
  return unique
}

/** A name of code in words: `feature blocks` for `featureBlocks`. What is no identifier, such as a path, stays as it is. */
export const inWords = (name: string) =>
  /^[a-z][A-Za-z0-9]*$/.test(name)
    ? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name

/** A place in a file, as terminals and text editors open it: `site.manifest.ts:3:5`. */
export const formatLocation = (location: {
  readonly file: string
  readonly line: number
  readonly column: number
}) => `${location.file}:${location.line}:${location.column}`

/** The code point of a character, e.g. `U+6F22`. */
export const formatCodePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A text in quotes, in which spaces other than U+0020 and invisible characters are escaped. */
export const quoted = (text: string) =>
  JSON.stringify(text).replaceAll(
    /(?! )[\p{Cf}\p{Z}]/gu,
    (character) => `\\u${formatCodePoint(character).slice(2)}`,
  )

/** Escapes a text for a regular expression. Spaces match any white space. */
export const escapeRegExp = (words: string) =>
  words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

/** Escapes a text for the content and the quoted attributes of HTML and XML. */
export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What an entry of a list is called: `Picture` for `Pictures`. What is no plural stays as it is. */
export function singularOf(list: string): string {
  const [noun = '', ...rest] = list.split(/(?= (?:in|of|that) )/)
  const singular = noun
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|sh|ch)es$/, '')
    .replace(/(?<!s)s$/, '')
  return [singular, ...rest].join('')
}
