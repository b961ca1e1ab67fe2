import * as z from 'zod'
import { autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldShape, fieldKind } from '../../../model/form.ts'

/** An email address. It is trimmed and lower-cased. */
export const email = fieldKind(
  z.strictObject({
    ...fieldShape,
    /** The kind of field: an email address. It is trimmed and lower-cased. */
    kind: z.literal('email'),
    /** What the browser may fill in: autofill field names of HTML, e.g. `work email`. Default: `email`. */
    autocomplete: autocompleteOf(['email', 'username']).optional(),
  }),
  { initialValue: '', isReplyAddress: true, example: { entered: '<email>', sent: '<email>' } },
)
