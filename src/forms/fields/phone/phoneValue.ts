import { patternValue } from '../patternValue.ts'
import type { ValidatedField } from '../valueSchema.ts'
import { PHONE } from './phoneNumber.ts'

/** Validates a phone number. */
export const phoneValue = ({ label, required }: ValidatedField) =>
  patternValue(PHONE, required, `${label}: enter ten digits, such as (301)\u00a0555-0100`)
