import { Textarea } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { inputProps } from './inputProps.ts'

/** Several lines of text. */
export function TextareaField({ form, field }: FieldProps<'textarea'>) {
  return <Textarea {...inputProps(form, field)} rows={field.rows} resize="vertical" />
}
