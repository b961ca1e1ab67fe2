import * as z from 'zod'
import { hoursOfPlace, place, placeOnMap } from '../../model/place.ts'
import { sectionOf } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** **Addresses.** The addresses of places, with phone numbers, directions and opening hours, side by side or beside a map. Group: People and contact. */
export const addressesSchema = sectionOf('addresses', {
  /**
   * **Place on the map.** The main place, beside a map of it. It must have a map. Default: no map. Details: its name in
   * `places`, e.g. `headquarters`.
   */
  place: placeOnMap.optional(),
  /**
   * The addresses, in reading order, after the place on the map. Default: none, if there is a map. Details: the map is
   * large enough for all markers, and shows one for each place that has a `map`.
   */
  addresses: z
    .array(
      z.strictObject({
        /** The place. Details: its name in `places`, e.g. `headquarters`. */
        place,
        /** **Opening hours.** The place whose opening hours are below the address, usually the same. Default: no hours. */
        hours: hoursOfPlace.optional(),
      }),
    )
    .default([]),
  /** **Small print.** A text below, e.g. how to get there, or about holidays. Default: none. */
  note: paragraph.optional(),
}).refine(({ place: main, addresses }) => main !== undefined || addresses.length > 0, {
  error: 'write the place on a map, or addresses',
  path: ['addresses'],
})
