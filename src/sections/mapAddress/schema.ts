import * as z from 'zod'
import { place } from '../../model/place.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'

/** The phone number, address and directions of a place beside a map. */
export const mapAddressSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: the phone number, address and directions of a place beside a map. */
  kind: z.literal('mapAddress'),
  /** The place, by its name in `places`, e.g. `headquarters`. */
  place,
})

/** The data of the component `MapAddress`. */
export type MapAddressSection = SectionData<typeof mapAddressSchema>
