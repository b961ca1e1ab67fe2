import { InputBase } from '@mantine/core'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import { useTextField, textSchema } from '../fieldInput.ts'
import { serializeText } from '../../wire.ts'

/** Several lines of text. Mantine's `Textarea` renders the same, and adds 0.9 KB for growing with its text. */
function TextareaField({ form, field }: FieldProps<'textarea'>) {
  return (
    <InputBase {...useTextField(form, field)} component="textarea" multiline rows={field.rows} />
  )
}

/** Several lines of text. */
export const textarea = {
  Component: TextareaField,
  valueSchema: textSchema,
  serialize: serializeText,
} satisfies FieldImplementation<'textarea'>
