import { NativeSelect } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { Chevron } from './Chevron.tsx'
import { useTextEntry } from './useTextEntry.ts'

/** One of several options, from a list that unfolds. */
export function SelectField({ field }: FieldProps<'select'>) {
  return (
    <NativeSelect {...useTextEntry(field)} rightSection={<Chevron />}>
      <option value="">Choose one</option>
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  )
}
