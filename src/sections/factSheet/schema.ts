import * as z from 'zod'
import { evidenceSchema } from '../../model/constant.ts'
import { linkTarget } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'
import { line } from '../../model/text.ts'

/** A term with its values. */
const constantSchema = z.strictObject({
  /** The term, e.g. `CAGE code`. */
  term: line,
  /** The values of the term, one per line, e.g. `['1ABC2']`. At least one. */
  values: z.array(line).min(1),
  /**
   * A link target, e.g. `mailto:info@example.com`. All values of the term link to it, so use it
   * for a single value. Default: no link.
   */
  link: linkTarget.optional(),
  /** The source of the values and the date of their confirmation, which the page shows. Default: none. */
  evidence: evidenceSchema.optional(),
})

/** A list of terms with their values, e.g. registrations, codes, contacts. */
export const factSheetSchema = sectionOf('factSheet', {
  /** The terms with their values, from top to bottom. At least one. */
  facts: z.array(constantSchema).min(1),
})
