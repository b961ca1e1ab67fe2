import * as z from 'zod'
import { formattedDate } from './values.ts'
import { isoDate, line } from './text.ts'

/** The schemas of facts with `source`, `confirmed` and `review`. The launch check finds facts by them. */
export const reviewedRegistry = z.registry<object>()

/** A constant: a value that texts state. Declared once with its source, and inserted in template strings. */
export const constantSchema = z
  .strictObject({
    /** The value, e.g. `99` or `2015`. */
    value: z.number(),
    /** What the value means, in a few words. */
    states: line,
    /** The source: a document, a system or a person's role. */
    source: line,
    /** The date of the last confirmation. */
    confirmed: isoDate,
    /**
     * Phrases that state the value, with `{value}` in place of the number, e.g. `founded in {value}`.
     * The same phrase with another number is an error (`constant-mismatch`). Default: none.
     */
    patterns: z
      .array(
        line.regex(
          /^[^{}]*\{value\}[^{}]*$/,
          'write a pattern that contains {value} once, e.g. founded in {value}',
        ),
      )
      .optional(),
    /** The date of the next review. The launch check fails from that day on. Default: one year after `confirmed`. */
    review: isoDate.optional(),
  })
  .register(reviewedRegistry, {})

/** A validated constant. */
export type Constant = z.output<typeof constantSchema>

/** The source of values that a page shows with them, and when they were confirmed. */
export const evidenceSchema = z
  .strictObject({
    /** The source, as the page shows it: a system or a document, e.g. `SAM.gov`. */
    source: line,
    /** The date of the last confirmation. */
    confirmed: formattedDate(),
    /** The date of the next review. The launch check fails from that day on. Default: one year after `confirmed`. */
    review: isoDate.optional(),
  })
  .register(reviewedRegistry, {})
