import type { FieldImplementation } from '../implementation.ts'
import { CheckboxesField } from './CheckboxesField.tsx'
import { checkboxesValue } from './checkboxesValue.ts'
import { readOptions } from '../readOptions.ts'
import { serializeOptions } from './serializeOptions.ts'

/** Any number of options, one of which can reveal a text field. */
export const checkboxes = {
  Component: CheckboxesField,
  valueSchema: checkboxesValue,
  readValue: readOptions,
  serialize: serializeOptions,
  isGroup: true,
} satisfies FieldImplementation<'checkboxes'>
