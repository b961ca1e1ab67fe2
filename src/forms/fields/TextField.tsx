import { TextInput } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { useTextEntry } from './useTextEntry.ts'

/** A single line of text. */
export function TextField({ field }: FieldProps<'text'>) {
  return <TextInput type="text" {...useTextEntry(field)} autoComplete={field.autocomplete} />
}
