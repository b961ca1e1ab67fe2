import * as z from 'zod'
import { fieldShape, type FieldTraits } from '../../../model/field.ts'

/** A single line of text. */
export const textSchema = z.strictObject({
  ...fieldShape,
  /** The kind of field: a single line of text. */
  kind: z.literal('text'),
  /** What the browser may fill in (HTML autofill field names). Default: `off`. */
  autocomplete: z.enum(['name', 'organization', 'organization-title', 'off']).default('off'),
})

/** The traits of this kind, for the generator. */
export const textTraits: FieldTraits = {
  initialValue: '',
  canBeRevealed: true,
}
