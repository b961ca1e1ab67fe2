import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'

export type { PhoneNumber }

/** The phone number of a text in E.164 format, e.g. `+13015550142`. Undefined if no country uses it. */
export function parseDial(dial: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(dial)
  return number?.isValid() === true ? number : undefined
}

/**
 * Whether a text states a number, in national or international format. Letters stand for the digits of
 * a keypad, e.g. `1-800-FLOWERS`.
 */
export function stateSameNumber(text: string, number: PhoneNumber): boolean {
  const digits = text.replaceAll(/[a-z]/gi, keypadDigit)
  const stated = parsePhoneNumberFromString(digits, {
    defaultCountry: number.country,
    defaultCallingCode: number.countryCallingCode,
  })
  return stated?.number === number.number
}

/** The number as pages show it: in national format in its own country, otherwise in international format. */
export const formatPhone = (number: PhoneNumber, siteCountry: string): string =>
  number.country === siteCountry ? number.formatNational() : number.formatInternational()

const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** The digit of a letter on the keypad of a phone (ITU-T E.161). The keys 0 and 1 have no letters. */
const keypadDigit = (letter: string) =>
  String(KEYS.findIndex((key) => key.includes(letter.toLowerCase())) + 2)
