import { autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** A phone number of North America: ten digits, shown as (xxx) xxx-xxxx. For other countries: `internationalPhone`. */
export const phone = fieldKind(
  fieldOf('phone', {
    /**
     * **Filled in by browsers.** What browsers may fill in for the visitor, e.g. `name` or `work email`. Default:
     * what fits the kind of field. Details: autofill field names of HTML. The default is `email`, `tel` or, for a
     * text, `off`.
     */
    autocomplete: autocompleteOf(['tel']).optional(),
  }),
  { initialValue: '', example: { entered: '301.555.0123', sent: '(301) 555-0123' } },
)
