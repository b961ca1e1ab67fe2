/** Digits with the separators that people write between them, e.g. `(301) 555-0100`. */
const DIGITS = String.raw`(?:[ \(\).\/\-]*\d){4,17}`

/**
 * The regular expression of a phone number for the attribute `pattern`. It accepts every number that
 * `parsePhone` accepts. Without a default country, the number begins with `+`.
 */
export const phonePattern = (defaultCountry: string | undefined): string =>
  String.raw`\s*\+${defaultCountry === undefined ? '' : '?'}${DIGITS}\s*`
