import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** How something is done, step after step. */
export const stepsSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: how something is done, step after step. */
  kind: z.literal('steps'),
  /** The steps, in order: three to five. */
  steps: z
    .array(
      z.strictObject({
        /** What is done, in a few words. */
        title: line,
        /** How it is done, in a sentence or two. */
        text: paragraph,
      }),
    )
    .min(3)
    .max(5),
})

/** Steps, as their component gets them. */
export type StepsSection = SectionData<typeof stepsSchema>
