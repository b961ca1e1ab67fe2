import * as z from 'zod'
import { isoDate, line } from './text.ts'

/** A value that copy quotes: declared once, with its source, and used by name in template strings. */
export const factSchema = z.strictObject({
  /** The value, as copy writes it: `99`, `2015`. */
  value: z.number(),
  /** What the value says, in a few words. */
  states: line,
  /** Where it comes from: a document, a system, a person's role. */
  source: line,
  /** When somebody last confirmed it. */
  confirmed: isoDate,
  /**
   * How copy states the value, each with `{value}` where the number stands, e.g.
   * `founded in {value}`: copy that says the same with another number is refused. Default: none.
   */
  patterns: z
    .array(
      line.regex(
        /^[^{}]*\{value\}[^{}]*$/,
        'a pattern holds {value} once, e.g. founded in {value}',
      ),
    )
    .optional(),
  /** When it has to be confirmed again; the launch check fails from that day on. Default: a year after `confirmed`. */
  review: isoDate.optional(),
})

/** A value that copy quotes, as the manifest's validation leaves it. */
export type Fact = z.output<typeof factSchema>
