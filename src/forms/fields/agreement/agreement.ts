import type { FieldImplementation } from '../implementation.ts'
import { serializeText } from '../serializeText.ts'
import { AgreementField } from './AgreementField.tsx'
import { agreementValue } from './agreementValue.ts'
import { readAgreement } from './readAgreement.ts'

/** A checkbox with which the visitor agrees to something. */
export const agreement = {
  Component: AgreementField,
  valueSchema: agreementValue,
  readValue: readAgreement,
  serialize: serializeText,
} satisfies FieldImplementation<'agreement'>
