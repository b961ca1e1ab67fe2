import { Checkbox } from '@mantine/core'
import type { FieldProps } from '../../renderedForm.ts'
import { optionId } from '../../fieldId.ts'
import { partName } from '../../partName.ts'
import { useHydrated } from '../../useHydrated.ts'
import choiceClasses from '../Choice.module.css'
import { useChoiceField } from '../useChoiceField.ts'
import classes from './CheckboxesField.module.css'

/**
 * Any number of options. Without scripts, the text field that “Other” reveals is always visible;
 * with scripts, only while “Other” is checked. Its element stays in the page and keeps its value.
 */
export function CheckboxesField({ form, field, revealed }: FieldProps<'checkboxes'>) {
  const { fieldApi, group } = useChoiceField<string[]>(form, field)
  const chosen = fieldApi.state.value
  const other = field.other?.option
  const isRevealed = useHydrated() ? other !== undefined && chosen.includes(other) : true
  return (
    <div className={classes.root}>
      <Checkbox.Group
        {...group}
        value={chosen}
        onChange={(options) => {
          fieldApi.handleChange(field.options.filter((option) => options.includes(option)))
        }}
      >
        <div className={choiceClasses.options}>
          {field.options.map((option, position) => (
            <Checkbox
              key={option}
              id={optionId(form, field, position)}
              // “Other” itself is never sent. The text of the revealed field is sent instead.
              name={option === other ? undefined : partName(form, field)}
              value={option}
              label={option}
              classNames={choiceClasses}
              onBlur={fieldApi.handleBlur}
            />
          ))}
        </div>
      </Checkbox.Group>
      {revealed && (
        <div className={classes.revealed} hidden={!isRevealed}>
          {revealed}
        </div>
      )}
    </div>
  )
}
