import type { FieldImplementation } from '../implementation.ts'
import { serializeText } from '../serializeText.ts'
import { PhoneField } from './PhoneField.tsx'
import { formatPhone } from './phoneNumber.ts'
import { phoneValue } from './phoneValue.ts'

/** A phone number of ten digits. */
export const phone = {
  Component: PhoneField,
  valueSchema: phoneValue,
  serialize: serializeText,
  normalize: formatPhone,
} satisfies FieldImplementation<'phone'>
