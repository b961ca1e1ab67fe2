import { TextInput } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import { field as texts } from 'virtual:texts'
import { tag } from 'virtual:language'
import {
  type FieldImplementation,
  type FieldProps,
  type RenderedField,
  type RenderedForm,
} from '../../siteForm.ts'
import {
  inputOf,
  useTextField,
  nameInMessages,
  textSchema,
  type ValidatedField,
} from '../fieldInput.ts'
import classes from './date.module.css'
import { fillText } from '../../../model/fillText.ts'
import { longDate } from '../../../model/longDate.ts'
import { serializeText } from '../../wire.ts'

/** The last date whose year has four digits. Browsers otherwise accept years of six digits. */
const LAST_DATE = '9999-12-31'

/**
 * A date. The browser's own input shows it in the visitor's format. Pages are rendered before the
 * visitor's day, so `today` is a limit only after hydration.
 */
function DateField({ form, field }: FieldProps<'date'>) {
  const { value, classNames, ...props } = useTextField(form, field)
  const today = useHydrated() ? currentDate() : undefined
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

const currentDate = () => isoDateOf(new Date())

/** The properties of a field that the validation of its date uses: `min` and `max` are ISO dates or `today`. */
type ValidatedDate = ValidatedField & {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Validates a date, YYYY-MM-DD. `today` is the visitor's date at the time of the validation. */
export const dateSchema = (field: ValidatedDate, now: () => Date = () => new Date()) =>
  textSchema(field, (text) => dateError(text, field, isoDateOf(now())))

function dateError(text: string, field: ValidatedDate, today: string): string | undefined {
  const { min, max } = field
  const name = nameInMessages(field)
  if (!isIsoDate(text)) return fillText(texts.dateIncomplete, { field: name })
  if (min !== undefined && text < (min === 'today' ? today : min)) {
    return fillText(texts.dateTooEarly, { field: name, date: dateInWords(min) })
  }
  if (max !== undefined && text > (max === 'today' ? today : max)) {
    return fillText(texts.dateTooLate, { field: name, date: dateInWords(max) })
  }
  return undefined
}

/** Reads a date. An input with an incomplete date, for example without a year, has an empty `value`. */
function readDate(form: RenderedForm, field: RenderedField): string {
  const input = inputOf(form, field)
  return input?.validity.badInput ? INCOMPLETE : (input?.value ?? '')
}

/** The value of a field while its date is incomplete or does not exist. */
export const INCOMPLETE = 'incomplete'

/** Whether a text is an existing date, YYYY-MM-DD. */
function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** A date in the visitor's time zone, YYYY-MM-DD. */
export function isoDateOf(date: Date): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`
}

/** A limit for a message, e.g. `November 20, 2026`. */
const dateInWords = (limit: string): string =>
  limit === 'today' ? texts.today : longDate(limit, tag)

/** A date. */
export const date = {
  Component: DateField,
  valueSchema: dateSchema,
  readValue: readDate,
  serialize: serializeText,
} satisfies FieldImplementation<'date'>
