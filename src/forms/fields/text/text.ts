import type { FieldImplementation } from '../implementation.ts'
import { serializeText } from '../serializeText.ts'
import { textValue } from '../textValue.ts'
import { TextField } from './TextField.tsx'

/** A single line of text. */
export const text = {
  Component: TextField,
  valueSchema: textValue,
  serialize: serializeText,
} satisfies FieldImplementation<'text'>
