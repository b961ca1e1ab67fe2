import { AsYouType, type CountryCode } from 'libphonenumber-js/min'
import {
  completeDeletion,
  digitsOf,
  normalizeDigits,
  positionAfterDigit,
  type CaretText,
} from '../editFormatted.ts'

/**
 * Formats a phone number, also an incomplete one, in the format of its country. Returns other texts, and
 * numbers without a country, as they are.
 */
export function formatPhone(typed: string, country?: CountryCode): string {
  const text = normalizeDigits(typed)
  if (!canBeFormatted(text, country)) return typed
  const formatted = new AsYouType(country).input(text)
  return digitsOf(formatted) === digitsOf(text) ? formatted : typed
}

/**
 * Formats a phone field after an edit and keeps the caret after the same digit. `forward`: the edit was
 * made with Delete.
 */
export function editPhone(
  before: string,
  after: CaretText,
  forward: boolean,
  country?: CountryCode,
): CaretText {
  if (!canBeFormatted(normalizeDigits(after.text), country)) return after
  const removedPlus = before.startsWith('+') && !after.text.startsWith('+')
  const { text: typed, caret } = removedPlus ? after : completeDeletion(before, after, forward)
  const text = formatPhone(typed, country)
  if (text === typed) return { text, caret }
  const digitsBefore = digitsOf(normalizeDigits(typed.slice(0, caret))).length
  return { text, caret: positionAfterDigit(text, digitsBefore) }
}

/** Whether a text consists of the characters of a phone number whose country is known. */
const canBeFormatted = (text: string, country: CountryCode | undefined) =>
  /^\+?[\d ().\-/]*$/.test(text) && (country !== undefined || text.startsWith('+'))
