import * as z from 'zod'

/** One line of copy: a heading, a label, a name. Plain text, shown as written. */
export const line = z
  .string()
  .min(1, 'the text is empty: write it, or remove the property')
  .regex(/^\S(?:[^\n\r]*\S)?$/u, 'a single line has no line break and no space at either end')

/** A paragraph of copy. Plain text, shown as written; no markup. */
export const paragraph = line

/** The name of an entry or a field: a JavaScript identifier in lower camel case, e.g. `jobInterests`. */
export const NAME = /^[a-z][A-Za-z0-9]*$/

/** A calendar date, `YYYY-MM-DD` (ISO 8601). */
export const isoDate = z.iso.date('a date is written YYYY-MM-DD, e.g. 2026-11-20')
