import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'

/**
 * The data that the site stores in the visitor's browser. Generated from the code; needs no
 * properties of its own.
 */
export const deviceStorageSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: the data that the site stores in the visitor's browser. Generated from the code. */
  kind: z.literal('deviceStorage'),
})

/** The data of the component `DeviceStorage`. */
export type DeviceStorageSection = SectionData<typeof deviceStorageSchema>
