import * as z from 'zod'
import { autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'
import { fitsProperty } from '../../../model/values.ts'
import { line } from '../../../model/text.ts'

/** Larger numbers have no exact digits. */
const limit = z.number().min(-1e12).max(1e12)

/** A number in digits, with the decimal separator of the site's language. */
export const number = fieldKind(
  fieldOf('number', {
    /** The smallest number. Default: no limit; negative numbers are allowed. */
    min: limit.optional(),
    /** The largest number. Default: no limit. */
    max: limit.optional(),
    /** The distance between allowed numbers, at least 0.0001, counted from `min`, or from 0 without `min`; e.g. `0.01`. Default 1: whole numbers. */
    step: z.number().min(0.0001).default(1),
    /** The unit of the number, shown after the label in parentheses, e.g. `US dollars`. Default: none. */
    unit: line.optional(),
    /** What the browser may fill in: autofill field names of HTML, e.g. `bday-year`. Default: the browser decides. */
    autocomplete: autocompleteOf([
      ...(['cc-exp-month', 'cc-exp-year', 'transaction-amount'] as const),
      ...(['bday-day', 'bday-month', 'bday-year'] as const),
    ]).optional(),
  }).superRefine(
    fitsProperty(
      'min',
      'max',
      (min, max) => min <= max,
      (max) => `write a min that is not larger than max, which is ${max}`,
    ),
  ),
  { initialValue: '', example: { entered: '<number>', sent: '<number>' } },
)
