import * as z from 'zod/mini'
import * as texts from 'virtual:texts/form'
import { fillText } from '../../model/fillText.ts'
import { nameInMessages } from './nameInMessages.ts'
import type { ValidatedOptions } from './valueSchema.ts'

/** Validates one of several options. */
export const optionValue = (field: ValidatedOptions) =>
  z
    .string()
    .check(
      z.refine(
        (value) => (value === '' ? !field.required : field.options.includes(value)),
        fillText(texts.chooseOne, { field: nameInMessages(field) }),
      ),
    )
