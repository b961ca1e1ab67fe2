import { TextInput } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import type { FieldProps } from '../../renderedForm.ts'
import { useTextField } from '../useTextField.ts'
import classes from './DateField.module.css'
import { isIsoDate, isoDateOf } from './isoDate.ts'

/** The last date whose year has four digits. Browsers otherwise accept years of six digits. */
const LAST_DATE = '9999-12-31'

/**
 * A date. The browser's own input shows it in the visitor's format. Pages are rendered before the
 * visitor's day, so `today` is a limit only after hydration.
 */
export function DateField({ form, field }: FieldProps<'date'>) {
  const { value, classNames, ...props } = useTextField(form, field)
  const today = useSyncExternalStore(subscribe, currentDate, () => undefined)
  return (
    <TextInput
      {...props}
      type="date"
      // An incomplete date stays in the input only if React does not set another value.
      value={isIsoDate(value) ? value : ''}
      min={field.min === 'today' ? today : field.min}
      max={(field.max === 'today' ? today : field.max) ?? LAST_DATE}
      classNames={{ ...classNames, input: `${classNames['input']} ${classes['input']}` }}
    />
  )
}

/** The date is read at each rendering. It needs no notification when it changes. */
const subscribe = () => () => undefined

const currentDate = () => isoDateOf(new Date())
