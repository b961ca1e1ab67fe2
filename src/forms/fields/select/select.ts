import type { FieldImplementation } from '../implementation.ts'
import { optionValue } from '../optionValue.ts'
import { serializeText } from '../serializeText.ts'
import { SelectField } from './SelectField.tsx'

/** One of several options, from a list that unfolds. */
export const select = {
  Component: SelectField,
  valueSchema: optionValue,
  serialize: serializeText,
} satisfies FieldImplementation<'select'>
