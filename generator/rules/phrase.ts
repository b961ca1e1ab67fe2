/** Escapes a text for a regular expression. Spaces match any white space. */
export const escapeRegExp = (words: string) =>
  words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

/** A word boundary if the phrase starts or ends with a letter or digit. */
export const boundary = (words: string, side: 'start' | 'end') =>
  side === 'start'
    ? /^[\p{L}\d]/u.test(words)
      ? String.raw`(?<![\p{L}\d-])`
      : ''
    : /[\p{L}\d]$/u.test(words)
      ? String.raw`(?![\p{L}\d-])`
      : ''

/** The source of a regular expression that matches the phrase, but not as a part of longer words. */
export const wholePhrase = (words: string) =>
  boundary(words, 'start') + escapeRegExp(words) + boundary(words, 'end')
