import * as z from 'zod'
import { fieldShape, options, type FieldTraits } from '../../../model/field.ts'

/** One of several options, from a list that unfolds. */
export const selectSchema = z.strictObject({
  ...fieldShape,
  /** The kind of field: one of several options, from a list that unfolds. */
  kind: z.literal('select'),
  /** What can be chosen, in order: at least one, each different, sent as it is shown. */
  options,
})

/** The traits of this kind, for code that Node loads. */
export const selectTraits: FieldTraits = {
  initialValue: '',
}
