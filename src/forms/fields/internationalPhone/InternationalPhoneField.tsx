import { TextInput } from '@mantine/core'
import * as texts from 'virtual:texts/field'
import type { FieldProps } from '../../renderedForm.ts'
import { useFormattedText } from '../useFormattedText.ts'
import { useTextField } from '../useTextField.ts'
import { editPhone } from './formatPhone.ts'
import { phonePattern } from './phonePattern.ts'

/** A phone number of any country, formatted while the visitor types. */
export function InternationalPhoneField({ form, field }: FieldProps<'internationalPhone'>) {
  const { defaultCountry } = field
  return (
    <TextInput
      {...useTextField(form, field)}
      {...useFormattedText((before, after, forward) =>
        editPhone(before, after, forward, defaultCountry),
      )}
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel'}
      pattern={phonePattern(defaultCountry)}
      title={
        defaultCountry === undefined ? texts.internationalPhoneFormat : texts.nationalPhoneFormat
      }
    />
  )
}
