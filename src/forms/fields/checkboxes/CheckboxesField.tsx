import { Checkbox } from '@mantine/core'
import type { FieldProps } from '../../renderedForm.ts'
import { optionId } from '../../fieldId.ts'
import { partName } from '../../partName.ts'
import { useHydrated } from '../../useHydrated.ts'
import choiceClasses from '../Choice.module.css'
import { useChoiceField } from '../useChoiceField.ts'
import classes from './CheckboxesField.module.css'

/**
 * Any number of options. The text field that "Other" reveals is in view without scripts; with them,
 * only while "Other" is ticked. It stays in the page all the while, and so does what was typed.
 */
export function CheckboxesField({ form, field, revealed }: FieldProps<'checkboxes'>) {
  const { answer, group } = useChoiceField<string[]>(form, field)
  const chosen = answer.state.value
  const other = field.other?.option
  const asksOther = useHydrated() ? other !== undefined && chosen.includes(other) : true
  return (
    <div className={classes.root}>
      <Checkbox.Group
        {...group}
        value={chosen}
        onChange={(options) => {
          answer.handleChange(field.options.filter((option) => options.includes(option)))
        }}
      >
        <div className={choiceClasses.options}>
          {field.options.map((option, position) => (
            <Checkbox
              key={option}
              id={optionId(form, field, position)}
              // "Other" is never sent: the text in its stead is.
              name={option === other ? undefined : partName(form, field)}
              value={option}
              label={option}
              classNames={choiceClasses}
              onBlur={answer.handleBlur}
            />
          ))}
        </div>
      </Checkbox.Group>
      {revealed && (
        <div className={classes.revealed} hidden={!asksOther}>
          {revealed}
        </div>
      )}
    </div>
  )
}
