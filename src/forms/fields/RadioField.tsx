import { Radio } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { fieldId } from '../fieldId.ts'
import { partName } from '../partName.ts'
import { Options } from './Options.tsx'

/** One of several options, all in view. */
export function RadioField({ form, field }: FieldProps<'radio'>) {
  return (
    <Options form={form} field={field}>
      {field.options.map((option, position) => (
        <Radio
          key={option}
          id={`${fieldId(form, field)}-${position + 1}`}
          name={partName(form, field) ?? fieldId(form, field)}
          value={option}
          label={option}
          required={field.required}
        />
      ))}
    </Options>
  )
}
