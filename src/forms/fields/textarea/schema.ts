import * as z from 'zod'
import { autocompleteNames, autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** Several lines of text. */
export const textarea = fieldKind(
  fieldOf('textarea', {
    /** Visible lines. Default 5. */
    rows: z.int().min(2).max(20).default(5),
    /** What the browser may fill in: autofill field names of HTML, e.g. `street-address`. Default: the browser decides. */
    autocomplete: autocompleteOf(autocompleteNames).optional(),
  }),
  {
    initialValue: '',
    example: { entered: '<name>\r\nand its second line', sent: '<name>\r\nand its second line' },
  },
)
