import * as z from 'zod'
import { place } from '../../model/place.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'

/** Where a place is: telephone, address, directions and map. */
export const mapAddressSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('mapAddress'),
  place,
})

/** A map with its address, as its component gets it. */
export type MapAddressSection = SectionData<typeof mapAddressSchema>
