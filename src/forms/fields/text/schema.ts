import { autocompleteOf, lineNames } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** A single line of text. */
export const text = fieldKind(
  fieldOf('text', {
    /**
     * **Filled in by browsers.** What browsers may fill in for the visitor, e.g. `name` or `work email`. Default:
     * what fits the kind of field. Details: autofill field names of HTML. The default is `email`, `tel` or, for a
     * text, `off`.
     */
    autocomplete: autocompleteOf(lineNames).default('off'),
  }),
  { initialValue: '', canBeRevealed: true, example: { entered: '<name>', sent: '<name>' } },
)
