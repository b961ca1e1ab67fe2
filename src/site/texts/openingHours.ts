import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of opening hours. */
export const openingHoursTextsSchema = z.strictObject({
  /** Instead of times, on a day without hours. Default: “Closed” */
  closed: text('Closed'),
})
