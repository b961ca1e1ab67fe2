import { autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** An email address. It is trimmed and lower-cased. */
export const email = fieldKind(
  fieldOf('email', {
    /** What the browser may fill in: autofill field names of HTML, e.g. `work email`. Default: `email`. */
    autocomplete: autocompleteOf(['email', 'username']).optional(),
  }),
  { initialValue: '', isReplyAddress: true, example: { entered: '<email>', sent: '<email>' } },
)
