import * as z from 'zod'
import { linkTarget } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line } from '../../model/text.ts'

/** Terms with their values: registrations, codes, contacts. */
export const factSheetSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('factSheet'),
  facts: z
    .array(
      z.strictObject({
        term: line,
        /** One value, or several lines. */
        values: z.array(line).min(1),
        /** Where the values lead, e.g. a `mailto:` address. Only for a single value. */
        link: linkTarget.optional(),
      }),
    )
    .min(1),
})

/** A fact sheet, as its component gets it. */
export type FactSheetSection = SectionData<typeof factSheetSchema>
