import { autocompleteOf, lineNames } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** A single line of text. */
export const text = fieldKind(
  fieldOf('text', {
    /** What the browser may fill in: autofill field names of HTML, e.g. `name` or `shipping postal-code`. Default: `off`. */
    autocomplete: autocompleteOf(lineNames).default('off'),
  }),
  { initialValue: '', canBeRevealed: true, example: { entered: '<name>', sent: '<name>' } },
)
