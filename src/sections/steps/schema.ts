import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** The steps of a process. */
export const stepsSchema = sectionOf('steps', {
  /** The steps, in order. Three to five. They are numbered automatically. */
  steps: z
    .array(
      z.strictObject({
        /** The name of the step. A few words. */
        title: line,
        /** What happens in this step. One or two sentences. */
        text: paragraph,
      }),
    )
    .min(3)
    .max(5),
})
