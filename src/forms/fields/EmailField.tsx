import { TextInput } from '@mantine/core'
import { EMAIL_PATTERN, formatEmail } from '../../model/email.ts'
import type { FieldProps } from '../definition.ts'
import { useEntry } from './useEntry.ts'
import { useTextEntry } from './useTextEntry.ts'

/** An email address, put in order when the visitor leaves the field. */
export function EmailField({ field }: FieldProps<'email'>) {
  const { text, set } = useEntry(field)
  return (
    <TextInput
      {...useTextEntry(field)}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      pattern={EMAIL_PATTERN}
      title="An address in the form name@example.com"
      onBlur={() => {
        const formatted = formatEmail(text)
        if (formatted !== text) set(formatted)
      }}
    />
  )
}
