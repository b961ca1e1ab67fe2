import * as z from 'zod'
import { linkTarget } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line } from '../../model/text.ts'

/** Terms with their values: registrations, codes, contacts. */
export const factSheetSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: terms with their values: registrations, codes, contacts. */
  kind: z.literal('factSheet'),
  /** The terms with their values, from top to bottom: at least one. */
  facts: z
    .array(
      z.strictObject({
        /** The term, e.g. `CAGE code`. */
        term: line,
        /** One value, or several lines. */
        values: z.array(line).min(1),
        /** Where the values lead, e.g. a `mailto:` address. Only for a single value. Default: none. */
        link: linkTarget.optional(),
      }),
    )
    .min(1),
})

/** A fact sheet, as its component gets it. */
export type FactSheetSection = SectionData<typeof factSheetSchema>
