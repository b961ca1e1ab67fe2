import { autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** An email address. It is trimmed and lower-cased. */
export const email = fieldKind(
  fieldOf('email', {
    /**
     * **Filled in by browsers.** What browsers may fill in for the visitor, e.g. `name` or `work email`. Default:
     * what fits the kind of field. Details: autofill field names of HTML. The default is `email`, `tel` or, for a
     * text, `off`.
     */
    autocomplete: autocompleteOf(['email', 'username']).optional(),
  }),
  { initialValue: '', isReplyAddress: true, example: { entered: '<email>', sent: '<email>' } },
)
