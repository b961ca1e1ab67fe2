import { autocompleteNames, autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, options, fieldKind } from '../../fieldSchema.ts'

/** One of several options, in a drop-down list. */
export const select = fieldKind(
  fieldOf('select', {
    /** The options, from top to bottom, all different. At least one. They are sent as they are shown. */
    options,
    /**
     * **Filled in by browsers.** What browsers may fill in for the visitor, e.g. `country-name`. Default: the
     * browser decides. Details: autofill field names of HTML.
     */
    autocomplete: autocompleteOf(autocompleteNames).optional(),
  }),
  { initialValue: '', example: 'options' },
)
