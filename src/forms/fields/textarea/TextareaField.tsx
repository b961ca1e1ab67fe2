import { InputBase } from '@mantine/core'
import type { FieldProps } from '../../renderedForm.ts'
import { useTextField } from '../useTextField.ts'

/** Several lines of text. Mantine's `Textarea` renders the same, and adds 0.9 KB for growing with its text. */
export function TextareaField({ form, field }: FieldProps<'textarea'>) {
  return (
    <InputBase {...useTextField(form, field)} component="textarea" multiline rows={field.rows} />
  )
}
