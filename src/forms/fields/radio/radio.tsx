import { Radio } from '@mantine/core'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import choiceClasses from '../Choice.module.css'
import { optionId, readOptions, useChoiceField, optionSchema } from '../fieldInput.ts'
import { partName, serializeText } from '../../wire.ts'

/** One of several options, all visible. */
function RadioField({ form, field }: FieldProps<'radio'>) {
  const { fieldApi, group } = useChoiceField<string>(form, field)
  return (
    <Radio.Group
      {...group}
      name={partName(form.fields, field) ?? group.id}
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

/** One of several options, as radio buttons. */
export const radio = {
  Component: RadioField,
  valueSchema: optionSchema,
  readValue: (form, field) => readOptions(form, field)[0] ?? '',
  serialize: serializeText,
  isGroup: true,
} satisfies FieldImplementation<'radio'>
