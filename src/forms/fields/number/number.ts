import type { FieldImplementation } from '../implementation.ts'
import { serializeText } from '../serializeText.ts'
import { NumberField } from './NumberField.tsx'
import { numberValue } from './numberValue.ts'

/** A number in digits. */
export const number = {
  Component: NumberField,
  valueSchema: numberValue,
  serialize: serializeText,
} satisfies FieldImplementation<'number'>
