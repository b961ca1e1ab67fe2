import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Figures set large, each with what it counts. */
export const statisticsSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('statistics'),
  statistics: z
    .array(
      z.strictObject({
        /** What the figure counts. */
        label: line,
        /** The figure: a value of `constants`. */
        value: z.number(),
        /** Whether the figure is a percentage. Default false. */
        isPercent: z.boolean().default(false),
        /** The unit after a figure that is no percentage, e.g. `months`. */
        unit: line.optional(),
        /** A sentence on what the figure means. */
        detail: paragraph.optional(),
      }),
    )
    .min(1)
    .max(4),
})

/** Statistics, as their component gets them. */
export type StatisticsSection = SectionData<typeof statisticsSchema>
