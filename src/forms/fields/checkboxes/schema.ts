import * as z from 'zod'
import { fieldShape, options, otherOption, type FieldTraits } from '../../../model/field.ts'

/** Options to tick, joined by comma and space when they are sent. */
export const checkboxesSchema = z.strictObject({
  ...fieldShape,
  /** The kind of field: options to tick, as many as apply, joined by comma and space when they are sent. */
  kind: z.literal('checkboxes'),
  /** What can be chosen, in order: at least one, each different, sent as it is shown. */
  options,
  /** The option that asks for words: it reveals a text field, whose text is sent in its place. Default: none does. */
  other: otherOption.optional(),
})

/** The traits of this kind, for code that Node loads. */
export const checkboxesTraits: FieldTraits = {
  initialValue: [],
}
