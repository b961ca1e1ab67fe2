/** Halves of characters, code points that are no characters, and control characters but for tab and line break. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cs}\p{Cc}\p{Noncharacter_Code_Point}]/u

/** What of a text neither UTF-8 nor HTML can carry, in words; nothing where all can be. */
export function unsafeTextMessage(text: string): string | undefined {
  const found = UNWRITABLE.exec(text)
  if (found === null) return undefined
  const point = found[0].codePointAt(0) ?? 0
  const name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
  return `character ${found.index + 1} of the text is ${name}, which no document can carry`
}
