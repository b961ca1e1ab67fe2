import { NativeSelect } from '@mantine/core'
import { form as texts } from 'virtual:texts'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import { useTextField, optionSchema } from '../fieldInput.ts'
import { Chevron } from './Chevron.tsx'
import { serializeText } from '../../wire.ts'

function SelectField({ form, field }: FieldProps<'select'>) {
  return (
    <NativeSelect {...useTextField(form, field)} rightSection={<Chevron />}>
      <option value="">{texts.choose}</option>
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  )
}

/** One of several options, in a drop-down list. */
export const select = {
  Component: SelectField,
  valueSchema: optionSchema,
  serialize: serializeText,
} satisfies FieldImplementation<'select'>
