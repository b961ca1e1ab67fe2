import type { Place, PlaceMap, ShownMap, ShownPlace } from '../../src/model/place.ts'
import type { Site } from '../../src/site/site.ts'
import { siteAddressLines, formatPhone, parseDial, siteCountry } from '../rules/formats.ts'

/** A place as pages show it. Everything is formatted here, so that visitors load no formats. */
export function shownPlace(id: string, place: Place, site: Site): ShownPlace {
  const { name, phone, address, map } = place
  const lines = siteAddressLines(address, site.language, siteCountry(site))
  return {
    id,
    name,
    ...(phone === undefined ? {} : { phone: shownPhone(phone, site) }),
    address: { lines, city: address.city },
    ...(map === undefined ? {} : { map: shownMap(map, site) }),
  }
}

function shownPhone({ text, dial }: NonNullable<Place['phone']>, site: Site) {
  const number = parseDial(dial)
  const formatted = number === undefined ? dial : formatPhone(number, siteCountry(site))
  return { text: text ?? formatted, dial }
}

function shownMap(map: PlaceMap, { language }: Site): ShownMap {
  const { format } = new Intl.NumberFormat(language, {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  })
  return { ...map, degrees: { lat: format(Math.abs(map.lat)), lng: format(Math.abs(map.lng)) } }
}
