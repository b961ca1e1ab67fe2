import * as z from 'zod'
import { autocompleteOf, lineNames } from '../../../model/autocomplete.ts'
import { fieldShape, type FieldTraits } from '../../../model/form.ts'

/** A single line of text. */
export const textSchema = z.strictObject({
  ...fieldShape,
  /** The kind of field: a single line of text. */
  kind: z.literal('text'),
  /** What the browser may fill in: autofill field names of HTML, e.g. `name` or `shipping postal-code`. Default: `off`. */
  autocomplete: autocompleteOf(lineNames).default('off'),
})

/** The traits of this kind, for the generator. */
export const textTraits: FieldTraits = {
  initialValue: '',
  canBeRevealed: true,
  example: { entered: '<name>', sent: '<name>' },
}
