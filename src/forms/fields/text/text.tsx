import { TextInput } from '@mantine/core'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import { useTextField, textSchema } from '../fieldInput.ts'
import { serializeText } from '../../wire.ts'

function TextField({ form, field }: FieldProps<'text'>) {
  return <TextInput type="text" {...useTextField(form, field)} />
}

/** A single line of text. */
export const text = {
  Component: TextField,
  valueSchema: textSchema,
  serialize: serializeText,
} satisfies FieldImplementation<'text'>
