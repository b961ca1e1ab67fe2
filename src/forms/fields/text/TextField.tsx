import { TextInput } from '@mantine/core'
import type { FieldProps } from '../../renderedForm.ts'
import { useTextField } from '../useTextField.ts'

/** A single line of text. */
export function TextField({ form, field }: FieldProps<'text'>) {
  return <TextInput type="text" {...useTextField(form, field)} />
}
