/** A word as a POSIX shell reads it: quoted where it holds more than plain characters. */
export const shellQuote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

/** Words as one command for a POSIX shell. */
export const shellCommand = (words: readonly string[]): string => words.map(shellQuote).join(' ')

/** A pattern that matches this text alone. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
