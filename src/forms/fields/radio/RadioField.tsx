import { Radio } from '@mantine/core'
import type { FieldProps } from '../../renderedForm.ts'
import { optionId } from '../../fieldId.ts'
import { partName } from '../../partName.ts'
import choiceClasses from '../Choice.module.css'
import { useChoiceField } from '../useChoiceField.ts'

/** One of several options, all visible. */
export function RadioField({ form, field }: FieldProps<'radio'>) {
  const { fieldApi, group } = useChoiceField<string>(form, field)
  return (
    <Radio.Group
      {...group}
      name={partName(form, field) ?? group.id}
      value={fieldApi.state.value}
      onChange={fieldApi.handleChange}
    >
      <div className={choiceClasses.options}>
        {field.options.map((option, position) => (
          <Radio
            key={option}
            id={optionId(form, field, position)}
            value={option}
            label={option}
            classNames={choiceClasses}
            required={field.required}
            onBlur={fieldApi.handleBlur}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
