import { TextInput } from '@mantine/core'
import { field as texts } from 'virtual:texts'
import {
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import type { FieldProps, FieldsByKind, FieldImplementation, FormValues } from '../../siteForm.ts'
import {
  asciiDigits,
  EXTENSION_PATTERN,
  nameInMessages,
  normalizeContact,
  textSchema,
  useTextField,
  type ValidatedField,
} from '../fieldInput.ts'
import { fillText } from '../../../model/fillText.ts'
import { serializeText } from '../../wire.ts'

/** A phone number of any country. It is not formatted while the visitor types. */
function InternationalPhoneField({ form, field }: FieldProps<'internationalPhone'>) {
  const { defaultCountry } = field
  return (
    <TextInput
      {...useTextField(form, field)}
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
 * The regular expression of a phone number for the attribute `pattern`. It accepts every number of ASCII
 * characters that `parsePhone` accepts. Without a default country, the number begins with `+`.
 */
export const phonePattern = (defaultCountry: string | undefined): string =>
  String.raw`\s*\+${defaultCountry === undefined ? '' : '?'}${DIGITS}${EXTENSION_PATTERN}\s*`

/** A complete phone number with its country code in the format of its country. Returns other texts as they are. */
export const formatInternationalPhone = (entered: string): string =>
  parsePhone(entered)?.formatInternational() ?? entered

/** The properties of a field that the validation of its phone number uses. */
type ValidatedPhone = ValidatedField & { readonly defaultCountry?: CountryCode | undefined }

/** Validates a phone number of any country. */
export const internationalPhoneSchema = (field: ValidatedPhone) =>
  textSchema(field, (text) => {
    const { defaultCountry } = field
    if (parsePhone(text, defaultCountry) !== undefined) return undefined
    return fillText(
      defaultCountry === undefined ? texts.internationalPhoneError : texts.nationalPhoneError,
      { field: nameInMessages(field) },
    )
  })

/** Serializes a phone number in E.164 format, e.g. `+442079460958`, with its extension, e.g. ` x5`. An invalid one stays as it is. */
export function serializePhone(
  value: FormValues[string] | undefined,
  { defaultCountry }: FieldsByKind['internationalPhone'],
): string {
  const text = serializeText(value)
  const { number = text, ext = '' } = parsePhone(text, defaultCountry) ?? {}
  return ext === '' ? number : `${number} x${ext}`
}

/**
 * Parses a text that contains nothing but a phone number with a possible length, and maybe an extension. `country`
 * is the country of numbers without a country code. `undefined` for other texts. New number ranges of a country
 * are accepted, because only the length is checked.
 */
export function parsePhone(text: string, country?: CountryCode): PhoneNumber | undefined {
  const phone = parsePhoneNumberFromString(asciiDigits(normalizeContact(text)), {
    defaultCountry: country,
    extract: false,
  })
  return phone?.isPossible() === true ? phone : undefined
}

/** A phone number of any country. */
export const internationalPhone = {
  Component: InternationalPhoneField,
  valueSchema: internationalPhoneSchema,
  serialize: serializePhone,
  // Without the country of the field, which only numbers without a country code need.
  normalize: formatInternationalPhone,
} satisfies FieldImplementation<'internationalPhone'>
