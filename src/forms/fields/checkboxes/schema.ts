import * as z from 'zod'
import { fieldOf, otherOption, fieldKind } from '../../fieldSchema.ts'
import { line, textRegistry } from '../../../model/text.ts'

/** An option. The recipient could not tell one with a comma from two options. */
const option = line
  .regex(
    /^[^,]*$/,
    'write the option without a comma, e.g. with "and" or parentheses: the chosen options are sent joined by commas',
  )
  .register(textRegistry, { isOnPages: true })

/** Checkboxes. The chosen options are sent joined by comma and space. */
export const checkboxes = fieldKind(
  fieldOf('checkboxes', {
    /** The options in order: at least one, all different, none with a comma. They are sent as they are shown. */
    options: z.array(option).min(1, 'add at least one option'),
    /** An option that reveals a text field. The text is sent instead of the option. Default: none. */
    other: otherOption.optional(),
  }),
  { initialValue: [], example: 'options', joinsOptions: true },
)
