import * as z from 'zod/mini'
import { labelInSentence } from '../labelInSentence.ts'
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

function problemOf(
  text: string,
  { label, required, min, max }: ValidatedDate,
  today: string,
): string | undefined {
  if (text === '') return required ? `Enter ${labelInSentence(label)}` : undefined
  if (!isIsoDate(text)) return `${label}: enter a complete date with day, month and year`
  const [first, last] = [min === 'today' ? today : min, max === 'today' ? today : max]
  if (first !== undefined && text < first) {
    return `${label}: enter ${min === 'today' ? 'today' : formatDate(first)} or a later date`
  }
  if (last !== undefined && text > last) {
    return `${label}: enter ${max === 'today' ? 'today' : formatDate(last)} or an earlier date`
  }
  return undefined
}
