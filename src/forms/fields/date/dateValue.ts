import * as z from 'zod/mini'
import * as texts from 'virtual:texts/field'
import { enter } from 'virtual:texts/form'
import { fillText } from '../../../model/fillText.ts'
import { nameInMessages } from '../nameInMessages.ts'
import type { ValidatedField } from '../valueSchema.ts'
import { formatDate, isIsoDate, isoDateOf } from './isoDate.ts'

/** The properties of a field that the validation of its date uses: `min` and `max` are ISO dates or `today`. */
export type ValidatedDate = ValidatedField & {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Validates a date, YYYY-MM-DD. `today` is the visitor's date at the time of the validation. */
export const dateValue = (field: ValidatedDate, now: () => Date = () => new Date()) =>
  z.string().check((context) => {
    const message = problemOf(context.value, field, isoDateOf(now()))
    if (message !== undefined) {
      context.issues.push({ code: 'custom', message, input: context.value })
    }
  })

function problemOf(text: string, field: ValidatedDate, today: string): string | undefined {
  const { label, required, min, max } = field
  if (text === '') return required ? fillText(enter, { field: nameInMessages(field) }) : undefined
  if (!isIsoDate(text)) return fillText(texts.dateIncomplete, { label })
  const inWords = (limit: string) => (limit === 'today' ? texts.today : formatDate(limit))
  if (min !== undefined && text < (min === 'today' ? today : min)) {
    return fillText(texts.dateTooEarly, { label, date: inWords(min) })
  }
  if (max !== undefined && text > (max === 'today' ? today : max)) {
    return fillText(texts.dateTooLate, { label, date: inWords(max) })
  }
  return undefined
}
