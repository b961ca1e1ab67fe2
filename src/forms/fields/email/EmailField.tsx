import { TextInput } from '@mantine/core'
import type { FieldProps } from '../../renderedForm.ts'
import { useFieldContext } from '../../fieldContext.ts'
import { useTextField } from '../useTextField.ts'
import { EMAIL_PATTERN, formatEmail } from './emailAddress.ts'

/** An email address, put in order when the visitor leaves the field. */
export function EmailField({ form, field }: FieldProps<'email'>) {
  const answer = useFieldContext<string>()
  return (
    <TextInput
      {...useTextField(form, field)}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      pattern={EMAIL_PATTERN}
      title="An address such as name@example.com"
      onBlur={({ currentTarget }) => {
        answer.handleChange(formatEmail(currentTarget.value))
        answer.handleBlur()
      }}
    />
  )
}
