import { patternValue } from '../patternValue.ts'
import type { ValidatedField } from '../valueSchema.ts'
import { EMAIL } from './emailAddress.ts'

/** Validates an email address. */
export const emailValue = ({ label, required }: ValidatedField) =>
  patternValue(EMAIL, required, `${label}: enter an address such as name@example.com`)
