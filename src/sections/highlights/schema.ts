import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { contentLine, paragraph } from '../../model/text.ts'

/** A list of the company's strengths, each with a title and a sentence. */
export const highlightsSchema = sectionOf('highlights', {
  /** The highlights, in reading order. At least two. An odd number shows the first one larger. */
  highlights: z
    .array(
      z.strictObject({
        /** The title, in a few words. */
        title: contentLine,
        /** What it means for the visitor. One or two sentences. */
        description: paragraph,
      }),
    )
    .min(2),
})
