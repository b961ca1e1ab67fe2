import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** The steps of a process. */
export const stepsSchema = sectionOf('steps', {
  /** The steps, in order. Three to five. They are numbered automatically. */
  steps: z
    .array(
      z.strictObject({
        /** The heading. A few words. */
        title: line,
        /** The text. One or two sentences. */
        text: paragraph,
      }),
    )
    .min(3)
    .max(5),
})
