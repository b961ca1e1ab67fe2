/** Quotes a word for a POSIX shell if necessary. */
export const shellQuote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

/** Joins words to a command for a POSIX shell. */
export const shellCommand = (words: readonly string[]): string => words.map(shellQuote).join(' ')

/** Escapes a text for a regular expression. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
