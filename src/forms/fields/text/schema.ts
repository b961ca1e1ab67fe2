import * as z from 'zod'
import { autocompleteOf, lineNames } from '../../../model/autocomplete.ts'
import { fieldShape, fieldKind } from '../../../model/form.ts'

/** A single line of text. */
export const text = fieldKind(
  z.strictObject({
    ...fieldShape,
    /** The kind of field: a single line of text. */
    kind: z.literal('text'),
    /** What the browser may fill in: autofill field names of HTML, e.g. `name` or `shipping postal-code`. Default: `off`. */
    autocomplete: autocompleteOf(lineNames).default('off'),
  }),
  { initialValue: '', canBeRevealed: true, example: { entered: '<name>', sent: '<name>' } },
)
