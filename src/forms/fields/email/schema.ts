import * as z from 'zod'
import { fieldShape, type FieldTraits } from '../../../model/field.ts'

/** An email address. It is trimmed and lower-cased. */
export const emailSchema = z.strictObject({
  ...fieldShape,
  /** The kind of field: an email address. It is trimmed and lower-cased. */
  kind: z.literal('email'),
})

/** The traits of this kind, for the generator. */
export const emailTraits: FieldTraits = {
  initialValue: '',
  isReplyAddress: true,
  example: { entered: '<email>', sent: '<email>' },
}
