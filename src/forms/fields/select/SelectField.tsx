import { NativeSelect } from '@mantine/core'
import * as texts from 'virtual:texts/form'
import type { FieldProps } from '../../renderedForm.ts'
import { useTextField } from '../useTextField.ts'
import { Chevron } from './Chevron.tsx'

/** One of several options, in a drop-down list. */
export function SelectField({ form, field }: FieldProps<'select'>) {
  return (
    <NativeSelect {...useTextField(form, field)} rightSection={<Chevron />}>
      <option value="">{texts.choose}</option>
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  )
}
