import { Checkbox } from '@mantine/core'
import { useSelector } from '@tanstack/react-store'
import type { FieldProps } from '../definition.ts'
import { optionId } from '../fieldId.ts'
import { useFormShared } from '../formContext.ts'
import { partName } from '../partName.ts'
import { revealedBy } from '../revealed.ts'
import { useHydrated } from '../useHydrated.ts'
import classes from './CheckboxesField.module.css'
import choiceClasses from './Choice.module.css'
import { Field } from './Field.tsx'
import { Options } from './Options.tsx'
import { useEntry } from './useEntry.ts'

/**
 * Any number of options. The text field that "Other" reveals is in view without scripts; with them,
 * only while "Other" is ticked. It stays in the page all the while, and so does what was typed.
 */
export function CheckboxesField({ field }: FieldProps<'checkboxes'>) {
  const { form, id, error } = useEntry(field)
  const { state } = useFormShared()
  const hydrated = useHydrated()
  const revealed = revealedBy(form, field)
  const other = field.other?.option
  const asksOther = useSelector(
    state.store,
    ({ values }) => other !== undefined && values[field.name]?.includes(other) === true,
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
          />
        ))}
      </Options>
      {revealed && (
        <div className={classes.revealed} hidden={hydrated && !asksOther}>
          <Field field={revealed} />
        </div>
      )}
    </div>
  )
}
