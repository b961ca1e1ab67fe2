/**
 * A phone number (tests/SPECIFICATION.md, 5): optional `+1` or `1`, then 3, 3 and 4 digits,
 * separated by space, dot or dash, with optional parentheses around the area code. The source
 * of a regular expression for `pattern` and the schema. It means the same with the flags `u` and `v`.
 */
export const PHONE_PATTERN = String.raw`(?:\+?1[ .\-]?)?(?:\(\d{3}\)|\d{3})[ .\-]?\d{3}[ .\-]?\d{4}`

/** Matches a text that is a phone number. */
export const PHONE = new RegExp(`^(?:${PHONE_PATTERN})$`, 'u')

/** The text of a phone field and the position of the caret in it. */
export type CaretText = { readonly text: string; readonly caret: number }

/**
 * Formats digits while the visitor types: `(301) 555-0100`. Removes a country code 1 as soon as ten
 * digits follow it. Extra digits and numbers of other countries are kept; validation rejects them.
 */
export function formatPhone(typed: string): string {
  const text = normalize(typed)
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
 * Formats a phone field after an edit and keeps the caret after the same digit. An edit that removed
 * only punctuation also removes the next digit, so that each press of Delete or Backspace has an
 * effect. `forward`: the edit was made with Delete.
 */
export function editPhone(before: string, after: CaretText, forward = false): CaretText {
  const { text: typed, caret } = removedPunctuation(before, after.text)
    ? removeNextDigit(after, forward)
    : after
  const text = formatPhone(typed)
  if (!/\d/.test(text) || text.startsWith('+')) return { text, caret: Math.min(caret, text.length) }
  const digitsBefore = digitsIn(normalize(typed.slice(0, caret))) - countryCode(normalize(typed))
  return { text, caret: positionAfterDigit(text, digitsBefore) }
}

/** Removes invisible format characters and replaces full-width digits by ASCII digits. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length

/** The number of digits in the country code: 1 for a leading 1 before ten digits or after `+`, else 0. */
function countryCode(text: string): 0 | 1 {
  const digits = text.replaceAll(/\D/g, '')
  return digits.startsWith('1') && (text.startsWith('+') || digits.length === 11) ? 1 : 0
}

const removedPunctuation = (before: string, after: string) =>
  after.length < before.length && digitsIn(after) === digitsIn(before) && digitsIn(after) > 0

function removeNextDigit({ text, caret }: CaretText, forward: boolean): CaretText {
  const head = text.slice(0, caret)
  const tail = text.slice(caret)
  if (forward) return { text: head + tail.replace(/\d/, ''), caret }
  const shorter = head.replace(/\d(?=\D*$)/, '')
  return { text: shorter + tail, caret: shorter.length }
}

/** The position right after the digit number `count`. */
function positionAfterDigit(text: string, count: number): number {
  if (count <= 0) return Math.max(text.search(/\d/), 0)
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1
    if (seen === count) return index + 1
  }
  return text.length
}
