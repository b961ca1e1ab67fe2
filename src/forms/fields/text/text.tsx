import { TextInput } from '@mantine/core'
import type { FieldProps, FieldImplementation } from '../../definition.ts'
import { useTextField } from '../useField.ts'
import { textValue } from '../values.ts'
import { serializeText } from '../../wire.ts'

/** A single line of text. */
function TextField({ form, field }: FieldProps<'text'>) {
  return <TextInput type="text" {...useTextField(form, field)} />
}

/** A single line of text. */
export const text = {
  Component: TextField,
  valueSchema: textValue,
  serialize: serializeText,
} satisfies FieldImplementation<'text'>
