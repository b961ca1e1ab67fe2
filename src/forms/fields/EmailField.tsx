import { TextInput } from '@mantine/core'
import type { FocusEvent } from 'react'
import { EMAIL_PATTERN, formatEmail } from '../../model/email.ts'
import type { FieldProps } from '../definition.ts'
import { useTextEntry } from './useTextEntry.ts'

/** An email address, put in order when the visitor leaves the field. */
export function EmailField({ field }: FieldProps<'email'>) {
  return (
    <TextInput
      {...useTextEntry(field)}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      pattern={EMAIL_PATTERN}
      title="An address such as name@example.com"
      onBlur={putInOrder}
    />
  )
}

function putInOrder({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const formatted = formatEmail(input.value)
  if (formatted !== input.value) input.value = formatted
}
