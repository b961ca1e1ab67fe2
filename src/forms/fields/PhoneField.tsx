import { TextInput } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { inputProps } from './inputProps.ts'

/** A telephone number. */
export function PhoneField({ form, field }: FieldProps<'phone'>) {
  return <TextInput {...inputProps(form, field)} type="tel" inputMode="tel" autoComplete="tel" />
}
