import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'
import { formatAddress } from 'localized-address-format'
import type { Site } from '../../src/site/site.ts'

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

/** The parts of a postal address. */
type AddressParts = {
  readonly street: string
  readonly city: string
  readonly region?: string | undefined
  readonly postalCode?: string | undefined
  readonly country: string
}

/** The lines of a postal address in the format of its country, without the name of the country. */
export function addressLines(
  { street, city, region, postalCode, country }: AddressParts,
  language: string,
) {
  const address = {
    postalCountry: country,
    administrativeArea: region ?? '',
    locality: city,
    postalCode: postalCode ?? '',
    addressLines: [street],
  }
  // Some countries have another order of the lines in their own script, e.g. Japan.
  const isLatin = new Intl.Locale(language).maximize().script === 'Latn'
  return formatAddress(address, isLatin ? 'latin' : 'local')
}

/** The lines of a postal address on a site: with the name of the country if it is not the site's own. */
export function siteAddressLines(address: AddressParts, language: string, siteCountry: string) {
  const lines = addressLines(address, language)
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(address.country)
  return address.country === siteCountry || name === undefined ? lines : [...lines, name]
}

/** Whether the addresses of a country contain a postal code. */
export const hasPostalCode = (address: AddressParts, language: string): boolean =>
  addressLines({ ...address, postalCode: MARK }, language).some((line) => line.includes(MARK))

/** A postal code that no other part of an address contains. */
const MARK = '00000'

/**
 * The country of the site, as a two-letter code of ISO 3166-1: that of the place in the footer, otherwise
 * of the first place, otherwise `US`.
 */
export function siteCountry({ footer, places }: Site): string {
  const inFooter = footer.place === undefined ? undefined : places[footer.place]
  const place = inFooter ?? Object.values(places)[0]
  return place?.address.country ?? 'US'
}
