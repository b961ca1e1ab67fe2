import { TextInput } from '@mantine/core'
import * as texts from 'virtual:texts/form'
import type { FieldProps } from '../../renderedForm.ts'
import { useFormattedText } from '../useFormattedText.ts'
import { useTextField } from '../useTextField.ts'
import { editPhone, PHONE_PATTERN } from './phoneNumber.ts'

/** A phone number, formatted as (xxx) xxx-xxxx while the visitor types. */
export function PhoneField({ form, field }: FieldProps<'phone'>) {
  return (
    <TextInput
      {...useTextField(form, field)}
      {...useFormattedText(editPhone)}
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel'}
      pattern={PHONE_PATTERN}
      title={texts.phoneFormat}
    />
  )
}
