import * as z from 'zod'
import { autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldShape, fieldKind } from '../../../model/form.ts'

/** A phone number of North America: ten digits, shown as (xxx) xxx-xxxx. For other countries: `internationalPhone`. */
export const phone = fieldKind(
  z.strictObject({
    ...fieldShape,
    /**
     * The kind of field: a phone number of North America, of ten digits, shown as (xxx) xxx-xxxx. For the numbers of
     * other countries, write `internationalPhone`.
     */
    kind: z.literal('phone'),
    /** What the browser may fill in: autofill field names of HTML, e.g. `work tel`. Default: `tel`. */
    autocomplete: autocompleteOf(['tel']).optional(),
  }),
  { initialValue: '', example: { entered: '301.555.0123', sent: '(301) 555-0123' } },
)
