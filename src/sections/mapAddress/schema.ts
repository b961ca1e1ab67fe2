import * as z from 'zod'
import { place, placeOnMap } from '../../model/place.ts'
import { sectionOf } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** **Map.** The address, phone number and directions of one or more places beside a map with a marker for each. Group: People and contact. */
export const mapAddressSchema = sectionOf('mapAddress', {
  /** The main place. It must have a map. Details: its name in `places`, e.g. `headquarters`. */
  place: placeOnMap,
  /**
   * Further places on the same map, e.g. branch offices. The map is large enough for all markers. Default: none.
   * Details: the map shows a marker for each that has a `map`.
   */
  otherPlaces: z.array(place).min(1).optional(),
  /** **Small print.** A text under the map, e.g. how to get there. Default: none. */
  note: paragraph.optional(),
})
