import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { contentLine, paragraph } from '../../model/text.ts'

/** A numbered list of topics. */
export const numberedListSchema = sectionOf('numberedList', {
  /** **Folded on phones.** Whether phones show only the headings until a visitor opens one. Default: `false`. */
  folded: z.boolean().default(false),
  /** **Topics.** The topics, in order. At least two. They are numbered automatically. */
  items: z
    .array(
      z.strictObject({
        /** The heading. A few words. */
        title: contentLine,
        /** The text. One or two sentences. */
        text: paragraph,
      }),
    )
    .min(2),
})
