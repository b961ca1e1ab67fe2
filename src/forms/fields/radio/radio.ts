import type { FieldImplementation } from '../implementation.ts'
import { optionValue } from '../optionValue.ts'
import { serializeText } from '../serializeText.ts'
import { RadioField } from './RadioField.tsx'

/** One of several options, as radio buttons. */
export const radio = {
  Component: RadioField,
  valueSchema: optionValue,
  serialize: serializeText,
  isGroup: true,
} satisfies FieldImplementation<'radio'>
