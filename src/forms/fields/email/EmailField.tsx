import { TextInput } from '@mantine/core'
import * as texts from 'virtual:texts/form'
import type { FieldProps } from '../../renderedForm.ts'
import { useFieldContext } from '../../fieldContext.ts'
import { useTextField } from '../useTextField.ts'
import { EMAIL_PATTERN, formatEmail } from './emailAddress.ts'

/** An email address. It is trimmed and lower-cased on blur. */
export function EmailField({ form, field }: FieldProps<'email'>) {
  const fieldApi = useFieldContext<string>()
  return (
    <TextInput
      {...useTextField(form, field)}
      type="email"
      inputMode="email"
      autoComplete={field.autocomplete ?? 'email'}
      autoCapitalize="none"
      spellCheck={false}
      pattern={EMAIL_PATTERN}
      title={texts.emailFormat}
      onBlur={({ currentTarget }) => {
        fieldApi.handleChange(formatEmail(currentTarget.value))
        fieldApi.handleBlur()
      }}
    />
  )
}
