import { Radio } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { optionId } from '../fieldId.ts'
import { partName } from '../partName.ts'
import choiceClasses from './Choice.module.css'
import { Options } from './Options.tsx'
import { useField } from './useField.ts'

/** One of several options, all in view. */
export function RadioField({ form, field }: FieldProps<'radio'>) {
  const { answer, id, error } = useField<string>(form, field)
  return (
    <Options id={id} field={field} error={error}>
      {field.options.map((option, position) => (
        <Radio
          key={option}
          id={optionId(form, field, position)}
          name={partName(form, field) ?? id}
          value={option}
          label={option}
          classNames={choiceClasses}
          required={field.required}
          checked={answer.state.value === option}
          onChange={() => answer.handleChange(option)}
          onBlur={answer.handleBlur}
        />
      ))}
    </Options>
  )
}
