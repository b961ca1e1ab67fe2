import * as z from 'zod'
import { sectionShape } from '../../model/section.ts'

/**
 * The data that the site stores in the visitor's browser. Generated from the code; needs no
 * properties of its own.
 */
export const deviceStorageSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: the data that the site stores in the visitor's browser. Generated from the code. */
  kind: z.literal('deviceStorage'),
})
