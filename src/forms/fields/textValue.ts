import * as z from 'zod/mini'
import * as texts from 'virtual:texts/form'
import { fillText } from '../../model/fillText.ts'
import { nameInMessages } from './nameInMessages.ts'
import { isBlank } from './serializeText.ts'
import type { ValidatedField } from './valueSchema.ts'

/** Validates text, in one line or several. */
export const textValue = (field: ValidatedField) =>
  field.required
    ? z
        .string()
        .check(
          z.refine(
            (value) => !isBlank(value),
            fillText(texts.enter, { field: nameInMessages(field) }),
          ),
        )
    : z.string()
