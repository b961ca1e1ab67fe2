import * as z from 'zod'
import { formattedDate } from './values.ts'
import { roles } from './role.ts'
import { isoDate, line } from './text.ts'

/** A constant: a value that texts state. Declared once with its source, and inserted in template strings. */
export const constantSchema = z
  .strictObject({
    /** The value, e.g. `99` or `2015`. */
    value: z.number(),
    /** **Meaning.** What the number means, in a few words. */
    states: line,
    /** Where the number comes from: a document, a system or a person's role. */
    source: line,
    /** The day on which the number was last confirmed. */
    confirmed: isoDate,
    /**
     * **Phrases.** Phrases in which texts state the number, with `{value}` in its place, e.g. `founded in {value}`.
     * The site is not built if such a phrase has another number. Default: none. Details: the error has the code
     * `constant-mismatch`.
     */
    patterns: z
      .array(
        line
          .regex(
            /^[^{}]*\{value\}[^{}]*$/,
            'write a pattern that contains {value} once, e.g. founded in {value}',
          )
          .meta({ examples: ['about {value}'] }),
      )
      .optional(),
    /**
     * **Next review.** The day on which the number must be checked again. Default: one year after it was confirmed.
     * Details: the launch check fails from that day on.
     */
    review: isoDate.optional(),
  })
  .register(roles, { role: 'reviewed' })

/** A validated constant. */
export type Constant = z.output<typeof constantSchema>

/** The source of values that a page shows with them, and when they were confirmed. */
export const evidenceSchema = z
  .strictObject({
    /** Where the values come from, as the page shows it, e.g. `SAM.gov`. */
    source: line,
    /** The day on which the values were last confirmed. The page shows it. */
    confirmed: formattedDate(),
    /**
     * **Next review.** The day on which the values must be checked again. Default: one year after they were
     * confirmed. Details: the launch check fails from that day on.
     */
    review: isoDate.optional(),
  })
  .register(roles, { role: 'reviewed' })
