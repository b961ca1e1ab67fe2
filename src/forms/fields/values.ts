import { form as texts } from 'virtual:texts'
import * as z from 'zod/mini'
import type { FormValues, ValidatedField, ValidatedOptions } from '../definition.ts'
import { fillText } from '../../model/fillText.ts'
/** Serializes a text value: trims it. */
export const serializeText = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' && !isBlank(value) ? value.trim() : ''

/** Whether a text has no visible character. */
const isBlank = (text: string): boolean => withoutInvisible(text).trim() === ''

/**
 * Removes invisible characters, which copied text often contains. For texts in which they have no
 * meaning: in names, some join or separate letters.
 */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{DI}/gu, '')

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
