import { Checkbox } from '@mantine/core'
import type { FieldProps } from '../definition.ts'
import { fieldId } from '../fieldId.ts'
import { partName } from '../partName.ts'
import { useHydrated } from '../useHydrated.ts'
import classes from './CheckboxesField.module.css'
import { Options } from './Options.tsx'

/**
 * Any number of options. The text field that "Other" reveals is in view without scripts; with them,
 * only while "Other" is ticked. It stays in the page all the while, and so does what was typed.
 */
export function CheckboxesField({ form, field, revealed }: FieldProps<'checkboxes'>) {
  const hydrated = useHydrated()
  return (
    <div className={classes.root} data-hydrated={hydrated || undefined}>
      <Options form={form} field={field}>
        {field.options.map((option, position) => {
          const isOther = option === field.other?.option
          return (
            <Checkbox
              key={option}
              id={`${fieldId(form, field)}-${position + 1}`}
              className={isOther ? classes.other : undefined}
              // "Other" is never sent: the text in its stead is.
              name={isOther ? undefined : partName(form, field)}
              value={option}
              label={option}
            />
          )
        })}
      </Options>
      {revealed && <div className={classes.revealed}>{revealed}</div>}
    </div>
  )
}
