import { autocompleteNames, autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, options, fieldKind } from '../../fieldSchema.ts'

/** One of several options, in a drop-down list. */
export const select = fieldKind(
  fieldOf('select', {
    /** The options in order: at least one, all different. They are sent as they are shown. */
    options,
    /** What the browser may fill in: autofill field names of HTML, e.g. `country-name`. Default: the browser decides. */
    autocomplete: autocompleteOf(autocompleteNames).optional(),
  }),
  { initialValue: '', example: 'options' },
)
