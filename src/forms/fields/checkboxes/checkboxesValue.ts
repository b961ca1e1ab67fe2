import * as z from 'zod/mini'
import * as texts from 'virtual:texts/form'
import { fillText } from '../../../model/fillText.ts'
import { nameInMessages } from '../nameInMessages.ts'
import type { ValidatedOptions } from '../valueSchema.ts'

/** Validates any number of options. */
export const checkboxesValue = (field: ValidatedOptions) =>
  z
    .array(z.string())
    .check(
      z.refine(
        (values) =>
          (!field.required || values.length > 0) &&
          values.every((value) => field.options.includes(value)),
        fillText(texts.chooseAny, { field: nameInMessages(field) }),
      ),
    )
