import * as z from 'zod'
import { autocompleteNames, autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** Several lines of text. */
export const textarea = fieldKind(
  fieldOf('textarea', {
    /** **Lines.** How many lines the field shows. 2 to 20. Default: 5. */
    rows: z.int().min(2).max(20).default(5),
    /**
     * **Filled in by browsers.** What browsers may fill in for the visitor, e.g. `street-address`. Default: the
     * browser decides. Details: autofill field names of HTML.
     */
    autocomplete: autocompleteOf(autocompleteNames).optional(),
  }),
  {
    initialValue: '',
    example: { entered: '<name>\r\nand its second line', sent: '<name>\r\nand its second line' },
  },
)
