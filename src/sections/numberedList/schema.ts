import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Topics in a numbered list. */
export const numberedListSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('numberedList'),
  items: z.array(z.strictObject({ title: line, text: paragraph })).min(2),
})

/** A numbered list, as its component gets it. */
export type NumberedListSection = SectionData<typeof numberedListSchema>
