import { TextInput } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { inputProps } from './inputProps.ts'

/** A single line of text. */
export function TextField({ form, field }: FieldProps<'text'>) {
  return <TextInput {...inputProps(form, field)} autoComplete={field.autocomplete} />
}
