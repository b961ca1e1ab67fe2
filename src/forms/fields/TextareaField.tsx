import { InputBase } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { useTextEntry } from './useTextEntry.ts'

/** Several lines of text. Mantine's own Textarea would bring its growing variant along. */
export function TextareaField({ field }: FieldProps<'textarea'>) {
  return <InputBase {...useTextEntry(field)} component="textarea" multiline rows={field.rows} />
}
