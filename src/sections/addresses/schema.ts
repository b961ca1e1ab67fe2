import * as z from 'zod'
import { hoursOfPlace, place } from '../../model/place.ts'
import { sectionOf } from '../../model/section.ts'

/** **Addresses.** The addresses of places without a map, with phone numbers, directions and opening hours. Group: People and contact. */
export const addressesSchema = sectionOf('addresses', {
  /** The addresses, in reading order. At least one. */
  addresses: z
    .array(
      z.strictObject({
        /** The place. Details: its name in `places`, e.g. `headquarters`. */
        place,
        /** **Opening hours.** The place whose opening hours are below the address, usually the same. Default: no hours. */
        hours: hoursOfPlace.optional(),
      }),
    )
    .min(1),
})
