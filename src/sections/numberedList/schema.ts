import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** A numbered list of topics. */
export const numberedListSchema = sectionOf('numberedList', {
  /** The topics, in order. At least two. They are numbered automatically. */
  items: z
    .array(
      z.strictObject({
        /** The heading of the topic. A few words. */
        title: line,
        /** The text of the topic. One paragraph. */
        text: paragraph,
      }),
    )
    .min(2),
})
