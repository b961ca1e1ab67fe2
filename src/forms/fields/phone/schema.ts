import * as z from 'zod'
import { autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldShape, type FieldTraits } from '../../../model/form.ts'

/** A phone number of ten digits, shown as (xxx) xxx-xxxx. */
export const phoneSchema = z.strictObject({
  ...fieldShape,
  /** The kind of field: a phone number of ten digits, shown as (xxx) xxx-xxxx. */
  kind: z.literal('phone'),
  /** What the browser may fill in: autofill field names of HTML, e.g. `work tel`. Default: `tel`. */
  autocomplete: autocompleteOf(['tel']).optional(),
})

/** The traits of this kind, for the generator. */
export const phoneTraits: FieldTraits = {
  initialValue: '',
  example: { entered: '301.555.0123', sent: '(301) 555-0123' },
}
