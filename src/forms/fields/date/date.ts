import type { FieldImplementation } from '../implementation.ts'
import { serializeText } from '../serializeText.ts'
import { DateField } from './DateField.tsx'
import { dateValue } from './dateValue.ts'
import { readDate } from './readDate.ts'

/** A date. */
export const date = {
  Component: DateField,
  valueSchema: dateValue,
  readValue: readDate,
  serialize: serializeText,
} satisfies FieldImplementation<'date'>
