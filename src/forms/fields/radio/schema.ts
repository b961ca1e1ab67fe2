import { fieldOf, options, fieldKind } from '../../fieldSchema.ts'

/** One of several options, as radio buttons. */
export const radio = fieldKind(
  fieldOf('radio', {
    /** The options in order: at least one, all different. They are sent as they are shown. */
    options,
  }),
  { initialValue: '', example: 'options' },
)
