import * as texts from 'virtual:texts/form'
import { fillText } from '../../../model/fillText.ts'
import { patternValue } from '../patternValue.ts'
import type { ValidatedField } from '../valueSchema.ts'
import { EMAIL } from './emailAddress.ts'

/** Validates an email address. */
export const emailValue = ({ label, required }: ValidatedField) =>
  patternValue(EMAIL, required, fillText(texts.emailError, { label }))
