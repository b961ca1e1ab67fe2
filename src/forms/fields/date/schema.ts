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
    /** **First day.** The first possible day, e.g. `2026-12-01`; with today, the day of the visit. Default: no limit. */
    min: limit.optional(),
    /** **Last day.** The last possible day, e.g. `2026-12-31`; with today, the day of the visit. Default: no limit. */
    max: limit.optional(),
    /**
     * **Filled in by browsers.** What browsers may fill in for the visitor, e.g. the birthday. Default: the browser
     * decides. Details: the autofill field name of HTML: `bday`.
     */
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
