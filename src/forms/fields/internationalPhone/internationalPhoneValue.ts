import type { CountryCode } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import * as texts from 'virtual:texts/field'
import { fillText } from '../../../model/fillText.ts'
import type { ValidatedField } from '../valueSchema.ts'
import { parsePhone } from './parsePhone.ts'

/** The properties of a field that the validation of its phone number uses. */
export type ValidatedPhone = ValidatedField & { readonly defaultCountry?: CountryCode | undefined }

/** Validates a phone number of any country. */
export const internationalPhoneValue = ({ label, required, defaultCountry }: ValidatedPhone) =>
  z
    .string()
    .check(
      z.refine(
        (text) => (text === '' ? !required : parsePhone(text, defaultCountry) !== undefined),
        fillText(
          defaultCountry === undefined ? texts.internationalPhoneError : texts.nationalPhoneError,
          { label },
        ),
      ),
    )
