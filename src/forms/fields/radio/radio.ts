import type { FieldImplementation } from '../implementation.ts'
import { optionValue } from '../optionValue.ts'
import { readOptions } from '../readOptions.ts'
import { serializeText } from '../serializeText.ts'
import { RadioField } from './RadioField.tsx'

/** One of several options, as radio buttons. */
export const radio = {
  Component: RadioField,
  valueSchema: optionValue,
  readValue: (form, field) => readOptions(form, field)[0] ?? '',
  serialize: serializeText,
  isGroup: true,
} satisfies FieldImplementation<'radio'>
