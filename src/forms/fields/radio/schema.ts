import * as z from 'zod'
import { fieldShape, options, type FieldTraits } from '../../../model/form.ts'

/** One of several options, as radio buttons. */
export const radioSchema = z.strictObject({
  ...fieldShape,
  /** The kind of field: one of several options, as radio buttons. */
  kind: z.literal('radio'),
  /** The options in order: at least one, all different. They are sent as they are shown. */
  options,
})

/** The traits of this kind, for the generator. */
export const radioTraits: FieldTraits = {
  initialValue: '',
  example: 'options',
}
