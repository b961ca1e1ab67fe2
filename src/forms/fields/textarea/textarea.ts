import type { FieldImplementation } from '../implementation.ts'
import { serializeText } from '../serializeText.ts'
import { textValue } from '../textValue.ts'
import { TextareaField } from './TextareaField.tsx'

/** Several lines of text. */
export const textarea = {
  Component: TextareaField,
  valueSchema: textValue,
  serialize: serializeText,
} satisfies FieldImplementation<'textarea'>
