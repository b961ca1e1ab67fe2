/** Control characters, halves of characters, and code points that are no characters. */
const UNWRITABLE = /[\p{Cs}\p{Noncharacter_Code_Point}\0-\x08\v\f\x0E-\x1F\x7F-\x9F]/u

/** What of a text neither UTF-8 nor HTML can carry, in words; nothing where all can be. */
export function unwritable(text: string): string | undefined {
  const found = UNWRITABLE.exec(text)
  if (found === null) return undefined
  const point = found[0].codePointAt(0) ?? 0
  const name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
  return `character ${found.index + 1} of the text is ${name}, which no document can carry`
}
