import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'

/** What the site keeps in the visitor's browser: derived from the code that keeps it. */
export const deviceStorageSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: what the site keeps on the visitor’s device. */
  kind: z.literal('deviceStorage'),
})

/** An account of what is kept, as its component gets it. */
export type DeviceStorageSection = SectionData<typeof deviceStorageSchema>
