import * as z from 'zod'
import { autocompleteOf } from '../../../model/autocomplete.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'
import { isoDate } from '../../../model/text.ts'
import { fitsProperty } from '../../../model/values.ts'

/** A date, or `today`: the date on which the visitor uses the form. */
const limit = z.union([z.literal('today'), isoDate], 'write a date as YYYY-MM-DD, or today')

/** A date. */
export const date = fieldKind(
  fieldOf('date', {
    /** The first date: YYYY-MM-DD, or `today`, the visitor's current date. Default: no limit. */
    min: limit.optional(),
    /** The last date: YYYY-MM-DD, or `today`, the visitor's current date. Default: no limit. */
    max: limit.optional(),
    /** What the browser may fill in: the autofill field name `bday`. Default: the browser decides. */
    autocomplete: autocompleteOf(['bday']).optional(),
  })
    // The date of today changes.
    .superRefine(
      fitsProperty(
        'min',
        'max',
        (min, max) => [min, max].includes('today') || min <= max,
        (max) => `write a min that is not later than max, which is ${max}`,
      ),
    ),
  { initialValue: '', example: { entered: '<date>', sent: '<date>' } },
)
