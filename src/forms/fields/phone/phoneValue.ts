import * as texts from 'virtual:texts/form'
import { fillText } from '../../../model/fillText.ts'
import { patternValue } from '../patternValue.ts'
import type { ValidatedField } from '../valueSchema.ts'
import { PHONE } from './phoneNumber.ts'

/** Validates a phone number. */
export const phoneValue = ({ label, required }: ValidatedField) =>
  patternValue(PHONE, required, fillText(texts.phoneError, { label }))
