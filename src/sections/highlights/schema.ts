import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** A list of what sets the company apart, each a title and a sentence. */
export const highlightsSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: a list of what sets the company apart, each a title and a sentence. */
  kind: z.literal('highlights'),
  /** The highlights, in order: at least two. */
  highlights: z
    .array(
      z.strictObject({
        /** What sets the company apart, in a few words. */
        title: line,
        /** What it means for the customer, in a sentence. */
        description: paragraph,
      }),
    )
    .min(2),
})

/** Highlights, as their component gets them. */
export type HighlightsSection = SectionData<typeof highlightsSchema>
