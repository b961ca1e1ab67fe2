import type { Place, ShownPlace } from '../../src/model/place.ts'
import type { Site } from '../../src/site/site.ts'
import { siteAddressLines } from '../formats/addressLines.ts'
import { formatPhone, parseDial } from '../formats/phoneNumber.ts'
import { siteCountry } from '../formats/siteCountry.ts'

/** A place as pages show it. Everything is formatted here, so that visitors load no formats. */
export function shownPlace(id: string, place: Place, site: Site): ShownPlace {
  const { name, phone, address, map } = place
  const { dial } = phone
  const country = siteCountry(site)
  const number = parseDial(dial)
  const text = phone.text ?? (number === undefined ? dial : formatPhone(number, country))
  const lines = siteAddressLines(address, site.language, country)
  const { format } = new Intl.NumberFormat(site.language, {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  })
  return {
    id,
    name,
    phone: { text, dial },
    address: { lines, city: address.city },
    map,
    degrees: { lat: format(Math.abs(map.lat)), lng: format(Math.abs(map.lng)) },
  }
}
