/**
 * A telephone number (tests/SPECIFICATION.md, 5): optional `+1` or `1`, then 3, 3 and 4 digits,
 * separated by space, dot or dash, with optional parentheses around the area code. Source of a
 * regular expression that means the same under the flags `u` and `v`, for `pattern` and schema.
 */
export const PHONE_PATTERN = String.raw`(?:\+?1[ .\-]?)?(?:\(\d{3}\)|\d{3})[ .\-]?\d{3}[ .\-]?\d{4}`

/** The whole of a telephone number. */
export const PHONE = new RegExp(`^(?:${PHONE_PATTERN})$`, 'u')

/** Text of a telephone field, with the caret in it. */
export type CaretText = { readonly text: string; readonly caret: number }

/**
 * Digits as they are shown while they are typed: `(301) 555-0100`. A country code 1 goes once ten
 * digits follow it. Digits too many stay in view, and so do numbers of other countries: the rule
 * refuses them, and nothing is lost.
 */
export function formatPhone(typed: string): string {
  const text = plain(typed)
  if (/^\+(?!1)/.test(text)) return text
  const all = text.replaceAll(/\D/g, '')
  if (text.startsWith('+') && all.length === 1) return '+1'
  const digits = all.slice(countryCode(text))
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  const head = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`
  return digits.length <= 6 ? head : `${head}-${digits.slice(6)}`
}

/**
 * A telephone field after an edit: the formatted text, and the caret behind the same digit as
 * before. An edit that only took punctuation away takes the digit next to it too, so that no
 * press of a delete key is without effect.
 */
export function editPhone(before: string, after: CaretText, forward = false): CaretText {
  const { text: typed, caret } = tookPunctuation(before, after.text)
    ? withoutNeighbour(after, forward)
    : after
  const text = formatPhone(typed)
  if (!/\d/.test(text) || text.startsWith('+')) return { text, caret: Math.min(caret, text.length) }
  const passed = digitsIn(plain(typed.slice(0, caret))) - countryCode(plain(typed))
  return { text, caret: behindDigit(text, passed) }
}

/** Without marks that cannot be seen, and with digits of other widths as plain ones. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length

/** How many leading digits are a country code: a 1 where ten others follow, or after `+`. */
function countryCode(text: string): 0 | 1 {
  const digits = text.replaceAll(/\D/g, '')
  return digits.startsWith('1') && (text.startsWith('+') || digits.length === 11) ? 1 : 0
}

const tookPunctuation = (before: string, after: string) =>
  after.length < before.length && digitsIn(after) === digitsIn(before) && digitsIn(after) > 0

function withoutNeighbour({ text, caret }: CaretText, forward: boolean): CaretText {
  const head = text.slice(0, caret)
  const tail = text.slice(caret)
  if (forward) return { text: head + tail.replace(/\d/, ''), caret }
  const shorter = head.replace(/\d(?=\D*$)/, '')
  return { text: shorter + tail, caret: shorter.length }
}

/** The place right behind so many digits. */
function behindDigit(text: string, count: number): number {
  if (count <= 0) return Math.max(text.search(/\d/), 0)
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1
    if (seen === count) return index + 1
  }
  return text.length
}
