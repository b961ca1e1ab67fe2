import type { FieldImplementation } from '../implementation.ts'
import { serializeText } from '../serializeText.ts'
import { NumberField } from './NumberField.tsx'
import { normalizeNumber } from './numberText.ts'
import { numberValue } from './numberValue.ts'

/** A number in digits. */
export const number = {
  Component: NumberField,
  valueSchema: (field) => numberValue(field),
  serialize: serializeText,
  normalize: (entered) => normalizeNumber(entered),
} satisfies FieldImplementation<'number'>
