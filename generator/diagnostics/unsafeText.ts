import { formatCodePoint } from '../text.ts'

/** Unpaired surrogates, noncharacters, and control characters except tab and line breaks. */
const UNSAFE = /(?![\t\n\r])[\p{Cs}\p{Cc}\p{Noncharacter_Code_Point}]/u

/** Names the first character of a text that UTF-8 or HTML cannot contain. Undefined if there is none. */
export function unsafeTextMessage(text: string): string | undefined {
  const match = UNSAFE.exec(text)
  if (match === null) return undefined
  return `Character ${match.index + 1} of this text is ${formatCodePoint(match[0])}, ${typeOf(match[0])}, which HTML cannot contain.`
}

function typeOf(character: string): string {
  if (/\p{Cs}/u.test(character)) return 'an unpaired surrogate'
  return /\p{Cc}/u.test(character) ? 'a control character' : 'a noncharacter'
}

/** A character and its code point, e.g. `"漢" (U+6F22)`. */
export const formatCharacter = (character: string): string =>
  `${JSON.stringify(character)} (${formatCodePoint(character)})`
