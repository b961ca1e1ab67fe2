/** Unpaired surrogates, noncharacters, and control characters except tab and line breaks. */
const UNSAFE = /(?![\t\n\r])[\p{Cs}\p{Cc}\p{Noncharacter_Code_Point}]/u

/** Names the first character of a text that UTF-8 or HTML cannot contain. Undefined if there is none. */
export function unsafeTextMessage(text: string, what = 'text'): string | undefined {
  const found = UNSAFE.exec(text)
  if (found === null) return undefined
  const codePoint = found[0].codePointAt(0) ?? 0
  const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
  return `Character ${found.index + 1} of this ${what} is ${name}, ${typeOf(found[0])}, which HTML cannot contain.`
}

function typeOf(character: string): string {
  if (/\p{Cs}/u.test(character)) return 'an unpaired surrogate'
  return /\p{Cc}/u.test(character) ? 'a control character' : 'a noncharacter'
}
