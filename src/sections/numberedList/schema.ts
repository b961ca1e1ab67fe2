import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Topics in a numbered list. */
export const numberedListSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: topics in a numbered list. */
  kind: z.literal('numberedList'),
  /** The topics, in order: at least two. */
  items: z
    .array(
      z.strictObject({
        /** The topic, in a few words. */
        title: line,
        /** What there is to say of it, in a paragraph. */
        text: paragraph,
      }),
    )
    .min(2),
})

/** A numbered list, as its component gets it. */
export type NumberedListSection = SectionData<typeof numberedListSchema>
