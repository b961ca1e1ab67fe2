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
})
