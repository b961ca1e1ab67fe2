import { formatAddress } from 'localized-address-format'

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
