import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { normalizeDigits } from '../editFormatted.ts'

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
