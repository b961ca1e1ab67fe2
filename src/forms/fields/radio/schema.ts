import { fieldOf, options, fieldKind } from '../../fieldSchema.ts'

/** One of several options, as radio buttons. */
export const radio = fieldKind(
  fieldOf('radio', {
    /** The options, from top to bottom, all different. At least one. They are sent as they are shown. */
    options,
  }),
  { initialValue: '', example: 'options' },
)
