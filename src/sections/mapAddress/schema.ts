import * as z from 'zod'
import { place } from '../../model/place.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'

/** Where a place is: telephone, address, directions and map. */
export const mapAddressSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: where a place is: telephone, address, directions and map. */
  kind: z.literal('mapAddress'),
  /** The place, by its name in `places`, e.g. `headquarters`. */
  place,
})

/** A map with its address, as its component gets it. */
export type MapAddressSection = SectionData<typeof mapAddressSchema>
