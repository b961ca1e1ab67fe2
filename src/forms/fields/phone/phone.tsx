import { TextInput } from '@mantine/core'
import { form as texts } from 'virtual:texts'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import {
  useTypingFormat,
  completeDeletion,
  digitsOf,
  normalizeDigits,
  positionAfterDigit,
  type CaretText,
} from '../typingFormat.ts'
import { useTextField, patternSchema, type ValidatedField } from '../fieldInput.ts'
import { fillText } from '../../../model/fillText.ts'
import { serializeText } from '../../wire.ts'

/** A phone number, formatted as (xxx) xxx-xxxx while the visitor types. */
function PhoneField({ form, field }: FieldProps<'phone'>) {
  return (
    <TextInput
      {...useTextField(form, field)}
      {...useTypingFormat(editUsPhone)}
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel'}
      pattern={PHONE_PATTERN}
      title={texts.phoneFormat}
    />
  )
}

/**
 * A phone number: optional `+1` or `1`, then 3, 3 and 4 digits, separated by space, dot or dash, with
 * optional parentheses around the area code. The source of a regular expression for `pattern` and the
 * schema. It means the same with the flags `u` and `v`.
 */
export const PHONE_PATTERN = String.raw`(?:\+?1[ .\-]?)?(?:\(\d{3}\)|\d{3})[ .\-]?\d{3}[ .\-]?\d{4}`

/** Matches a text that is a phone number. */
const PHONE = new RegExp(`^(?:${PHONE_PATTERN})$`, 'u')

/**
 * Formats digits while the visitor types: `(301) 555-0100`. Removes a country code 1 as soon as ten
 * digits follow it. Extra digits and numbers of other countries are kept; validation rejects them.
 */
export function formatUsPhone(typed: string): string {
  const text = normalizeDigits(typed)
  if (/^\+(?!1)/.test(text)) return text
  const all = digitsOf(text)
  if (text.startsWith('+') && all.length === 1) return '+1'
  const digits = all.slice(countryCode(text))
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  const head = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`
  return digits.length <= 6 ? head : `${head}-${digits.slice(6)}`
}

/**
 * Formats a phone field after an edit and keeps the caret after the same digit. `forward`: the edit was
 * made with Delete.
 */
export function editUsPhone(before: string, after: CaretText, forward = false): CaretText {
  const { text: typed, caret } = completeDeletion(before, after, forward)
  const text = formatUsPhone(typed)
  if (!/\d/.test(text) || text.startsWith('+')) return { text, caret: Math.min(caret, text.length) }
  const digitsBefore =
    digitsOf(normalizeDigits(typed.slice(0, caret))).length - countryCode(normalizeDigits(typed))
  return { text, caret: positionAfterDigit(text, digitsBefore) }
}

/** The number of digits in the country code: 1 for a leading 1 before ten digits or after `+`, else 0. */
function countryCode(text: string): 0 | 1 {
  const digits = digitsOf(text)
  return digits.startsWith('1') && (text.startsWith('+') || digits.length === 11) ? 1 : 0
}

/** Validates a phone number. */
export const phoneSchema = ({ label, required }: ValidatedField) =>
  patternSchema(PHONE, required, fillText(texts.phoneError, { label }))

/** A phone number of ten digits. */
export const phone = {
  Component: PhoneField,
  valueSchema: phoneSchema,
  serialize: serializeText,
  normalize: formatUsPhone,
} satisfies FieldImplementation<'phone'>
