import * as z from 'zod'
import { fieldOf, otherOption, fieldKind } from '../../fieldSchema.ts'
import { roles } from '../../../model/role.ts'
import { line } from '../../../model/text.ts'

/** An option. The recipient could not tell one with a comma from two options. */
const option = line
  .regex(
    /^[^,]*$/,
    'write the option without a comma, e.g. with "and" or parentheses: the chosen options are sent joined by commas',
  )
  .register(roles, { role: 'text', isOnPages: true })

/** Checkboxes. The chosen options are sent joined by comma and space. */
export const checkboxes = fieldKind(
  fieldOf('checkboxes', {
    /** The options, from top to bottom, all different and without a comma. At least one. They are sent as they are shown. */
    options: z.array(option).min(1, 'add at least one option'),
    /** **Option with a text field.** An option that shows a text field. The text is sent instead of the option. Default: none. */
    other: otherOption.optional(),
  }),
  { initialValue: [], example: 'options', joinsOptions: true },
)
