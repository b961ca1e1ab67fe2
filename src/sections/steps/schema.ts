import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { contentLine, line, paragraph } from '../../model/text.ts'

/** The steps of a process, or the milestones of a history. Group: Text. */
export const stepsSchema = sectionOf('steps', {
  /** The steps, in order. Three to five. Those without a label are numbered automatically. */
  steps: z
    .array(
      z.strictObject({
        /** **Label.** What is above the heading instead of the number, e.g. a year. Default: the number. */
        label: contentLine.optional(),
        /** The heading. A few words. */
        title: line,
        /** The text. One or two sentences. */
        text: paragraph,
      }),
    )
    .min(3)
    .max(5),
})
