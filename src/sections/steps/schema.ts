import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** How something is done, step after step. */
export const stepsSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('steps'),
  steps: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .min(3)
    .max(5),
})

/** Steps, as their component gets them. */
export type StepsSection = SectionData<typeof stepsSchema>
