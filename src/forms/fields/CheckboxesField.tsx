import { Checkbox } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { optionId } from '../fieldId.ts'
import { partName } from '../partName.ts'
import { useHydrated } from '../useHydrated.ts'
import classes from './CheckboxesField.module.css'
import choiceClasses from './Choice.module.css'
import { Options } from './Options.tsx'
import { useField } from './useField.ts'

/**
 * Any number of options. The text field that "Other" reveals is in view without scripts; with them,
 * only while "Other" is ticked. It stays in the page all the while, and so does what was typed.
 */
export function CheckboxesField({ form, field, revealed }: FieldProps<'checkboxes'>) {
  const { answer, id, error } = useField<string[]>(form, field)
  const chosen = answer.state.value
  const other = field.other?.option
  const asksOther = useHydrated() ? other !== undefined && chosen.includes(other) : true

  const choose = (option: string, isChosen: boolean) =>
    answer.handleChange(
      field.options.filter((one) => (one === option ? isChosen : chosen.includes(one))),
    )

  return (
    <div className={classes.root}>
      <Options id={id} field={field} error={error}>
        {field.options.map((option, position) => (
          <Checkbox
            key={option}
            id={optionId(form, field, position)}
            // "Other" is never sent: the text in its stead is.
            name={option === other ? undefined : partName(form, field)}
            value={option}
            label={option}
            classNames={choiceClasses}
            checked={chosen.includes(option)}
            onChange={({ currentTarget }) => choose(option, currentTarget.checked)}
            onBlur={answer.handleBlur}
          />
        ))}
      </Options>
      {revealed && (
        <div className={classes.revealed} hidden={!asksOther}>
          {revealed}
        </div>
      )}
    </div>
  )
}
