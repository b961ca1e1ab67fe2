import { TextInput } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { inputProps } from './inputProps.ts'

/** An email address. */
export function EmailField({ form, field }: FieldProps<'email'>) {
  return (
    <TextInput
      {...inputProps(form, field)}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
