import * as z from 'zod'
import { fieldShape, options, fieldKind } from '../../../model/form.ts'

/** One of several options, as radio buttons. */
export const radio = fieldKind(
  z.strictObject({
    ...fieldShape,
    /** The kind of field: one of several options, as radio buttons. */
    kind: z.literal('radio'),
    /** The options in order: at least one, all different. They are sent as they are shown. */
    options,
  }),
  { initialValue: '', example: 'options' },
)
