import { Temporal } from 'temporal-polyfill'
import { localeInfo } from '../../src/model/values.ts'
import { allPages } from '../manifest/sitePages.ts'
import { addressLines, parseDial, stateSameNumber } from '../manifest/phonesAndAddresses.ts'
import { duplicates, type Rule } from './rule.ts'

/** The main place of every map has a position, and the maps of a page have different names. */
export const mapsShowPlaces: Rule = function* (site) {
  const places = new Map(Object.entries(site.places))
  for (const { page, root } of allPages(site)) {
    const maps = page.sections.flatMap((section, index) => {
      if (!('place' in section) || section.place === undefined) return []
      const declared = places.get(section.place)
      if (declared === undefined) return []
      const path = [...root, 'sections', index, 'place']
      return [{ value: declared.name, place: section.place, map: declared.map, path }]
    })
    for (const { place, map, path } of maps) {
      if (map !== undefined) continue
      yield {
        code: 'place-without-map',
        path,
        message: `The place ${JSON.stringify(place)} has no position on a map, so this section cannot show its map.`,
        hint: `Add map to places.${place}, or show it beside the map of another place: addresses: [{ place: ${JSON.stringify(place)} }].`,
      }
    }
    yield* duplicates(
      'duplicate-map-name',
      'the name of another place with a map on this page',
      maps,
      'Screen reader users tell the maps of a page apart by the names of their places. Change the name of one place, or show both places on one map with addresses.',
    )
  }
}

/**
 * Latitude and longitude of a place are not swapped. All places in Europe and America are farther north than east
 * (in degrees), and in Asia and Australia the other way round, with an exception of less than `TOLERANCE` in the Near East.
 */
export const positionsFitAddresses: Rule = function* (site) {
  for (const [name, { address, map }] of Object.entries(site.places)) {
    const timeZones = String(localeInfo(`und-${address.country}`, 'timeZones'))
    const isWest = /\b(?:America|Europe)\//.test(timeZones)
    const isEast = /\b(?:Asia|Australia)\//.test(timeZones)
    // Nobody lives so near to a pole.
    if (
      map === undefined ||
      Math.abs(map.lng) > 75 ||
      isWest === isEast ||
      ISLANDS.test(address.region ?? '')
    )
      continue
    const { lat, lng } = map
    if (isWest ? lng <= lat + TOLERANCE : lat <= lng + TOLERANCE) continue
    yield {
      code: 'swapped-position',
      path: ['places', name, 'map', 'lat'],
      message: `lat ${lat} and lng ${lng} are not in the country of the address, ${address.country}.`,
      hint: `They seem to be swapped. Write lat: ${lng}, lng: ${lat}.`,
    }
  }
}

/** Degrees. */
const TOLERANCE = 10

/** The parts of the United States in the east of Asia. */
const ISLANDS = /^(?:GU|MP)$/

/** The times of events exist: none is in the hour that the clock skips in spring. */
export const eventTimesExist: Rule = function* ({ events }) {
  for (const [name, event] of Object.entries(events)) {
    for (const key of ['start', 'end'] as const) {
      const local = Temporal.PlainDateTime.from(event[key])
      const existing = local.toZonedDateTime(event.timeZone).toPlainDateTime()
      if (existing.equals(local)) continue
      yield {
        code: 'skipped-time',
        path: ['events', name, key],
        message: `The clocks in ${event.timeZone} skip ${event[key]}: they are put forward.`,
        hint: `Did you mean ${existing.toString({ smallestUnit: 'minute' })}?`,
      }
    }
  }
}

/** Pages show all parts of postal addresses: the format of the country contains them. */
export const postalAddressesAreShown: Rule = function* ({ places, events, language }) {
  const addresses = [
    ...Object.entries(places).map(([name, { address }]) => ({
      address,
      path: ['places', name, 'address'],
    })),
    ...Object.entries(events).map(([name, { venue }]) => ({
      address: venue.address,
      path: ['events', name, 'venue', 'address'],
    })),
  ]
  for (const { address, path } of addresses) {
    const shown = addressLines(address, language).join('\n').toLowerCase()
    for (const part of ['city', 'region', 'postalCode'] as const) {
      const value = address[part]
      if (value === undefined || shown.includes(value.toLowerCase())) continue
      yield {
        code: 'address-part-not-shown',
        path: [...path, part],
        message: `Pages would not show ${JSON.stringify(value)}: addresses in ${address.country} have no such part.`,
        hint: `Write it in street${part === 'city' ? ', too' : `, or remove ${part}`}.`,
      }
    }
  }
}

/** The phone number of each place can exist, and its text states the same number. */
export const phoneNumbersAreReal: Rule = function* (site) {
  for (const [name, { phone }] of Object.entries(site.places)) {
    if (phone === undefined) continue
    const { dial, text } = phone
    const number = parseDial(dial)
    if (number === undefined) {
      yield {
        code: 'invalid-phone-number',
        path: ['places', name, 'phone', 'dial'],
        message: `${JSON.stringify(dial)} is not a phone number: no country uses it.`,
        hint: 'Check the country code, the area code and the number of digits.',
      }
    } else if (text !== undefined && !stateSameNumber(text, number)) {
      yield {
        code: 'phone-number-mismatch',
        path: ['places', name, 'phone', 'text'],
        message: `${JSON.stringify(text)} is not the same number as dial, which is ${JSON.stringify(dial)}.`,
        hint: `Correct one of the two, or remove text: pages then show ${JSON.stringify(number.formatNational())}, or ${JSON.stringify(number.formatInternational())} on the site of another country.`,
      }
    }
  }
}
