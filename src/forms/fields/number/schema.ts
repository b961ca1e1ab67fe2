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
    /** **Smallest number.** The smallest number. Default: no limit. Details: by default, negative numbers are allowed. */
    min: limit.optional(),
    /** **Largest number.** The largest number. Default: no limit. */
    max: limit.optional(),
    /**
     * **Distance.** The distance between allowed numbers, e.g. `0.01` for cents. Default: 1, so only whole numbers.
     * Details: at least 0.0001, counted from `min`, or from 0 without `min`.
     */
    step: z.number().min(0.0001).default(1),
    /** The unit of the number, shown after the label in parentheses, e.g. `US dollars`. Default: none. */
    unit: line.optional(),
    /**
     * **Filled in by browsers.** What browsers may fill in for the visitor, e.g. `bday-year`. Default: the browser
     * decides. Details: autofill field names of HTML.
     */
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
