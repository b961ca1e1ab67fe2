import { withoutInvisible } from './serializeText.ts'

/** The text of an input that is formatted while the visitor types, and the position of the caret in it. */
export type CaretText = { readonly text: string; readonly caret: number }

/** Removes invisible characters and replaces full-width digits by ASCII digits. */
export const normalizeDigits = (text: string) => withoutInvisible(text.normalize('NFKC')).trim()

/** The digits of a text. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * An edit that removed only punctuation also removes the next digit, because formatting would add the
 * punctuation again: each press of Delete or Backspace has an effect. `forward`: the edit was made with
 * Delete.
 */
export function completeDeletion(before: string, after: CaretText, forward: boolean): CaretText {
  const { text, caret } = after
  const digits = digitsOf(text)
  if (text.length >= before.length || digits === '' || digits !== digitsOf(before)) return after
  const head = text.slice(0, caret)
  const tail = text.slice(caret)
  if (forward) return { text: head + tail.replace(/\d/, ''), caret }
  const shorter = head.replace(/\d(?=\D*$)/, '')
  return { text: shorter + tail, caret: shorter.length }
}

/** The position right after the digit number `count`. */
export function positionAfterDigit(text: string, count: number): number {
  if (count <= 0) return Math.max(text.search(/\d/), 0)
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1
    if (seen === count) return index + 1
  }
  return text.length
}
