import * as z from 'zod'
import { seconds } from '../model/values.ts'

/** The settings of the main menu. Its items are in `navigation`. */
export const menuSchema = z.strictObject({
  /**
   * The width of the window from which the menu is a row in the header; in narrower windows, and where
   * the row does not fit, a button opens it. 20em to 200em (1em is 16px, or the font size that the
   * visitor has set), or 320px to 3200px. Default: `64em`.
   */
  horizontalFrom: z
    .string()
    .regex(
      /^(?:(?:[2-9]\d|1\d\d|200)em|(?:3[2-9]\d|[4-9]\d\d|[12]\d{3}|3[01]\d\d|3200)px)$/,
      'write a whole number from 20em to 200em, or from 320px to 3200px, e.g. 64em',
    )
    .default('64em'),
  /** The time after which a request for the menu fails. Pages request it only if their own data is missing. Seconds, 1 to 60. Default: 10. */
  timeoutSeconds: seconds(1, 60).default(10),
})

/** The validated settings of the menu, with defaults filled in. */
export type Menu = z.output<typeof menuSchema>
