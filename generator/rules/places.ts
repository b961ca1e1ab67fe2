import type { Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { duplicates, type Rule } from './rule.ts'
import type { PostalAddress } from '../../src/model/place.ts'
import { addressLines, hasPostalCode, parseDial, stateSameNumber } from './formats.ts'
import type { Place } from '../../src/model/place.ts'
/** The main place of every map has a position, no map shows a place twice, and the maps of a page have different names. */
export const mapsShowPlaces: Rule<'routes' | 'notFound' | 'places'> = (site) => [
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'alias' in route ? [] : mapsOn(route, ['routes', path], site),
  ),
  ...mapsOn(site.notFound, ['notFound'], site),
]

function mapsOn({ sections }: Page, page: ModelPath, site: Pick<Site, 'places'>): Diagnostic[] {
  const places = new Map(Object.entries(site.places))
  const maps = sections.flatMap((section, index) =>
    'place' in section ? [{ ...section, path: [...page, 'sections', index] }] : [],
  )
  return [
    ...maps.flatMap(({ place, path }) => positionProblems(place, [...path, 'place'], places)),
    ...maps.flatMap(({ place, otherPlaces = [], path }) =>
      duplicates(
        'duplicate-place',
        'a place of this map',
        [
          { value: place, path: [...path, 'place'] },
          ...otherPlaces.map((value, index) => ({ value, path: [...path, 'otherPlaces', index] })),
        ],
        'Remove it here.',
      ),
    ),
    ...duplicates(
      'duplicate-map-name',
      'the name of another place with a map on this page',
      maps.flatMap(({ place, path }) => {
        const name = places.get(place)?.name
        return name === undefined ? [] : [{ value: name, path: [...path, 'place'] }]
      }),
      'Screen reader users tell the maps of a page apart by the names of their places. Change the name of one place, or show both places on one map with otherPlaces.',
    ),
  ]
}

type Places = ReadonlyMap<string, Site['places'][string]>

function positionProblems(place: string, path: ModelPath, places: Places): Diagnostic[] {
  const declared = places.get(place)
  if (declared === undefined || declared.map !== undefined) return []
  return [
    {
      code: 'place-without-map',
      path,
      message: `The place ${JSON.stringify(place)} has no position on a map, so this section cannot show its map.`,
      hint: `Add map to places.${place}, or show it beside the map of another place: otherPlaces: [${JSON.stringify(place)}].`,
    },
  ]
}

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

/** The phone number of each place can exist, and its text states the same number. */
export const phoneNumbersAreReal: Rule<'places'> = (site) =>
  Object.entries(site.places).flatMap(([name, { phone }]) =>
    phone === undefined ? [] : problems(name, phone),
  )

function problems(name: string, { dial, text }: NonNullable<Place['phone']>): Diagnostic[] {
  const number = parseDial(dial)
  if (number === undefined) {
    return [
      {
        code: 'invalid-phone-number',
        path: ['places', name, 'phone', 'dial'],
        message: `${JSON.stringify(dial)} is not a phone number: no country uses it.`,
        hint: 'Check the country code, the area code and the number of digits.',
      },
    ]
  }
  if (text === undefined || stateSameNumber(text, number)) return []
  return [
    {
      code: 'phone-number-mismatch',
      path: ['places', name, 'phone', 'text'],
      message: `${JSON.stringify(text)} is not the same number as dial, which is ${JSON.stringify(dial)}.`,
      hint: `Correct one of the two, or remove text: pages then show ${JSON.stringify(number.formatNational())}, or ${JSON.stringify(number.formatInternational())} on the site of another country.`,
    },
  ]
}
