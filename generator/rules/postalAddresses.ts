import type { PostalAddress } from '../../src/model/postalAddress.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { addressLines, hasPostalCode } from '../formats/addressLines.ts'
import type { Rule } from './rule.ts'

/** Postal addresses have the parts that the format of their country contains. The schema checks US addresses. */
export const postalAddressesFitTheirCountry: Rule<'places' | 'events' | 'language'> = (site) =>
  [
    ...Object.entries(site.places).map(([name, { address }]) => ({
      address,
      path: ['places', name, 'address'],
    })),
    ...Object.entries(site.events).map(([name, { venue }]) => ({
      address: venue.address,
      path: ['events', name, 'venue', 'address'],
    })),
  ].flatMap(({ address, path }) =>
    address.country === 'US'
      ? []
      : [
          ...partsNotShown(address, path, site.language),
          ...missingPostalCode(address, path, site.language),
        ],
  )

const PARTS = ['city', 'region', 'postalCode'] as const

/** The format of the country drops some parts, for example the postal code in Hong Kong. */
function partsNotShown(address: PostalAddress, path: ModelPath, language: string): Diagnostic[] {
  const shown = addressLines(address, language).join('\n').toLowerCase()
  return PARTS.flatMap((part): Diagnostic[] => {
    const value = address[part]
    if (value === undefined || shown.includes(value.toLowerCase())) return []
    return [
      {
        code: 'address-part-not-shown',
        path: [...path, part],
        message: `Addresses in ${countryName(address)} have no ${NAMES[part]}, so pages would not show ${JSON.stringify(value)}.`,
        hint:
          part === 'city' ? 'Write it in street, too.' : `Remove ${part}, or write it in street.`,
      },
    ]
  })
}

function missingPostalCode(
  address: PostalAddress,
  path: ModelPath,
  language: string,
): Diagnostic[] {
  if (address.postalCode !== undefined || !hasPostalCode(address, language)) return []
  return [
    {
      code: 'missing-postal-code',
      path,
      message: `Addresses in ${countryName(address)} have a postal code, but this one has none.`,
      hint: 'Add postalCode.',
    },
  ]
}

const NAMES = { city: 'line for the city', region: 'region', postalCode: 'postal code' }

const countryName = ({ country }: PostalAddress) =>
  new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
