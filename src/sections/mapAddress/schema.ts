import * as z from 'zod'
import { place, placeOnMap } from '../../model/place.ts'
import { sectionOf } from '../../model/section.ts'

/** The address, phone number and directions of one or more places beside a map with a marker for each. */
export const mapAddressSchema = sectionOf('mapAddress', {
  /** The main place, by its name in `places`, e.g. `headquarters`. It needs a `map`. */
  place: placeOnMap,
  /**
   * Further places on the same map, by their names in `places`, e.g. branch offices. The map shows a
   * marker for each that has a `map`, and is large enough for all markers. Default: none.
   */
  otherPlaces: z.array(place).min(1).optional(),
})
