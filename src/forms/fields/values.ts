import { form as texts } from 'virtual:texts'
import * as z from 'zod/mini'
import type { ValidatedField, ValidatedOptions } from '../definition.ts'
import { fillText } from '../../model/fillText.ts'
import { isBlank } from '../wire.ts'

/** How an error message names a field: its `inMessages`, otherwise its label in quotation marks. */
export const nameInMessages = ({ label, inMessages }: ValidatedField) =>
  inMessages ?? fillText(texts.quotedField, { label })

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

/** Validates text by a pattern. An optional value may be empty. */
export const patternValue = (pattern: RegExp, required: boolean, message: string) =>
  z.string().check(z.refine((value) => (value === '' ? !required : pattern.test(value)), message))

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
