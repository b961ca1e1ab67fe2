import * as z from 'zod'
import { fieldShape, otherOption, fieldKind } from '../../../model/form.ts'
import { line, textRegistry } from '../../../model/text.ts'

/** Checkboxes. The chosen options are sent joined by comma and space. */
export const checkboxes = fieldKind(
  z.strictObject({
    ...fieldShape,
    /** The kind of field: checkboxes. The chosen options are sent joined by comma and space. */
    kind: z.literal('checkboxes'),
    /** The options in order: at least one, all different, none with a comma. They are sent as they are shown. */
    options: z
      .array(
        line
          .regex(
            /^[^,]*$/,
            'write the option without a comma, e.g. with "and" or parentheses: the chosen options are sent joined by commas',
          )
          .register(textRegistry, { isOnPages: true }),
      )
      .min(1, 'add at least one option'),
    /** An option that reveals a text field. The text is sent instead of the option. Default: none. */
    other: otherOption.optional(),
  }),
  { initialValue: [], example: 'options', joinsOptions: true },
)
