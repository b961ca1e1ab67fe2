import type { FieldImplementation } from '../implementation.ts'
import { formatPhone } from './formatPhone.ts'
import { InternationalPhoneField } from './InternationalPhoneField.tsx'
import { internationalPhoneValue } from './internationalPhoneValue.ts'
import { serializePhone } from './serializePhone.ts'

/** A phone number of any country. */
export const internationalPhone = {
  Component: InternationalPhoneField,
  valueSchema: internationalPhoneValue,
  serialize: serializePhone,
  // Without the country of the field, which only numbers without a country code need.
  normalize: (entered) => formatPhone(entered),
} satisfies FieldImplementation<'internationalPhone'>
