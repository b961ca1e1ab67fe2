import { TextInput } from '@mantine/core'
import { field as texts } from 'virtual:texts'
import {
  AsYouType,
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import type { FieldProps, FieldsByKind, FieldImplementation, FormValues } from '../../siteForm.ts'
import {
  useTypingFormat,
  completeDeletion,
  digitsOf,
  normalizeDigits,
  positionAfterDigit,
  type CaretText,
} from '../typingFormat.ts'
import { useTextField, type ValidatedField } from '../fieldInput.ts'
import { fillText } from '../../../model/fillText.ts'
import { serializeText } from '../../wire.ts'

/** A phone number of any country, formatted while the visitor types. */
function InternationalPhoneField({ form, field }: FieldProps<'internationalPhone'>) {
  const { defaultCountry } = field
  return (
    <TextInput
      {...useTextField(form, field)}
      {...useTypingFormat((before, after, forward) =>
        editInternationalPhone(before, after, forward, defaultCountry),
      )}
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel'}
      pattern={phonePattern(defaultCountry)}
      title={
        defaultCountry === undefined ? texts.internationalPhoneFormat : texts.nationalPhoneFormat
      }
    />
  )
}

/** Digits with the separators that people write between them, e.g. `(301) 555-0100`. */
const DIGITS = String.raw`(?:[ \(\).\/\-]*\d){4,17}`

/**
 * The regular expression of a phone number for the attribute `pattern`. It accepts every number that
 * `parsePhone` accepts. Without a default country, the number begins with `+`.
 */
export const phonePattern = (defaultCountry: string | undefined): string =>
  String.raw`\s*\+${defaultCountry === undefined ? '' : '?'}${DIGITS}\s*`

/**
 * Formats a phone number, also an incomplete one, in the format of its country. Returns other texts, and
 * numbers without a country, as they are.
 */
export function formatInternationalPhone(typed: string, country?: CountryCode): string {
  const text = normalizeDigits(typed)
  if (!canBeFormatted(text, country)) return typed
  const formatted = new AsYouType(country).input(text)
  return digitsOf(formatted) === digitsOf(text) ? formatted : typed
}

/**
 * Formats a phone field after an edit and keeps the caret after the same digit. `forward`: the edit was
 * made with Delete.
 */
export function editInternationalPhone(
  before: string,
  after: CaretText,
  forward: boolean,
  country?: CountryCode,
): CaretText {
  if (!canBeFormatted(normalizeDigits(after.text), country)) return after
  const removedPlus = before.startsWith('+') && !after.text.startsWith('+')
  const { text: typed, caret } = removedPlus ? after : completeDeletion(before, after, forward)
  const text = formatInternationalPhone(typed, country)
  if (text === typed) return { text, caret }
  const digitsBefore = digitsOf(normalizeDigits(typed.slice(0, caret))).length
  return { text, caret: positionAfterDigit(text, digitsBefore) }
}

/** Whether a text consists of the characters of a phone number whose country is known. */
const canBeFormatted = (text: string, country: CountryCode | undefined) =>
  /^\+?[\d ().\-/]*$/.test(text) && (country !== undefined || text.startsWith('+'))

/** The properties of a field that the validation of its phone number uses. */
type ValidatedPhone = ValidatedField & { readonly defaultCountry?: CountryCode | undefined }

/** Validates a phone number of any country. */
export const internationalPhoneSchema = ({ label, required, defaultCountry }: ValidatedPhone) =>
  z
    .string()
    .check(
      z.refine(
        (text) => (text === '' ? !required : parsePhone(text, defaultCountry) !== undefined),
        fillText(
          defaultCountry === undefined ? texts.internationalPhoneError : texts.nationalPhoneError,
          { label },
        ),
      ),
    )

/** Serializes a phone number in E.164 format, e.g. `+442079460958`. An invalid one stays as it is. */
export function serializePhone(
  value: FormValues[string] | undefined,
  { defaultCountry }: FieldsByKind['internationalPhone'],
): string {
  const text = serializeText(value)
  return parsePhone(text, defaultCountry)?.number ?? text
}

/**
 * Parses a text that contains nothing but a phone number with a possible length. `country` is the
 * country of numbers without a country code. `undefined` for other texts, and for numbers with an
 * extension. New number ranges of a country are accepted, because only the length is checked.
 */
export function parsePhone(text: string, country?: CountryCode): PhoneNumber | undefined {
  const phone = parsePhoneNumberFromString(normalizeDigits(text), {
    defaultCountry: country,
    extract: false,
  })
  return phone?.isPossible() === true && phone.ext === undefined ? phone : undefined
}

/** A phone number of any country. */
export const internationalPhone = {
  Component: InternationalPhoneField,
  valueSchema: internationalPhoneSchema,
  serialize: serializePhone,
  // Without the country of the field, which only numbers without a country code need.
  normalize: (entered) => formatInternationalPhone(entered),
} satisfies FieldImplementation<'internationalPhone'>
