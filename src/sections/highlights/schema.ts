import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** A list of what sets the company apart, each a title and a sentence. */
export const highlightsSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('highlights'),
  highlights: z.array(z.strictObject({ title: line, description: paragraph })).min(2),
})

/** Highlights, as their component gets them. */
export type HighlightsSection = SectionData<typeof highlightsSchema>
