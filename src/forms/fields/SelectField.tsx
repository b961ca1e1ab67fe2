import { NativeSelect } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { Chevron } from './Chevron.tsx'
import { inputProps } from './inputProps.ts'

/** One of several options, from a list that unfolds. */
export function SelectField({ form, field }: FieldProps<'select'>) {
  return (
    <NativeSelect {...inputProps(form, field)} defaultValue="" rightSection={<Chevron />}>
      <option value="">Choose one</option>
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  )
}
