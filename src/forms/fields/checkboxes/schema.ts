import * as z from 'zod'
import { fieldShape, options, otherOption, fieldKind } from '../../../model/form.ts'

/** Checkboxes. The chosen options are sent joined by comma and space. */
export const checkboxes = fieldKind(
  z.strictObject({
    ...fieldShape,
    /** The kind of field: checkboxes. The chosen options are sent joined by comma and space. */
    kind: z.literal('checkboxes'),
    /** The options in order: at least one, all different, none with a comma. They are sent as they are shown. */
    options,
    /** An option that reveals a text field. The text is sent instead of the option. Default: none. */
    other: otherOption.optional(),
  }),
  { initialValue: [], example: 'options', joinsOptions: true },
)
