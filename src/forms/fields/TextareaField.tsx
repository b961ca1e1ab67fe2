import { Textarea } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { useTextEntry } from './useTextEntry.ts'

/** Several lines of text. */
export function TextareaField({ field }: FieldProps<'textarea'>) {
  return <Textarea {...useTextEntry(field)} rows={field.rows} resize="vertical" />
}
