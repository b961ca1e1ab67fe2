import { InputBase } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { useTextField } from './useTextField.ts'

/** Several lines of text. Mantine's own Textarea is this one with the code that lets it grow: 0.9 KB. */
export function TextareaField({ form, field }: FieldProps<'textarea'>) {
  return (
    <InputBase {...useTextField(form, field)} component="textarea" multiline rows={field.rows} />
  )
}
