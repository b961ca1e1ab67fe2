import type { FieldImplementation } from '../implementation.ts'
import { optionValue } from '../optionValue.ts'
import { serializeText } from '../serializeText.ts'
import { SelectField } from './SelectField.tsx'

/** One of several options, in a drop-down list. */
export const select = {
  Component: SelectField,
  valueSchema: optionValue,
  serialize: serializeText,
} satisfies FieldImplementation<'select'>
