import * as z from 'zod'
import { fieldShape, options, type FieldTraits } from '../../../model/field.ts'

/** One of several options, all in view. */
export const radioSchema = z.strictObject({
  ...fieldShape,
  /** The kind of field: one of several options, all in view. */
  kind: z.literal('radio'),
  /** What can be chosen, in order: at least one, each different, sent as it is shown. */
  options,
})

/** The traits of this kind, for code that Node loads. */
export const radioTraits: FieldTraits = {
  initialValue: '',
}
