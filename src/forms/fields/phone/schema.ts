import { autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** A phone number of North America: ten digits, shown as (xxx) xxx-xxxx. For other countries: `internationalPhone`. */
export const phone = fieldKind(
  fieldOf('phone', {
    /** What the browser may fill in: autofill field names of HTML, e.g. `work tel`. Default: `tel`. */
    autocomplete: autocompleteOf(['tel']).optional(),
  }),
  { initialValue: '', example: { entered: '301.555.0123', sent: '(301) 555-0123' } },
)
