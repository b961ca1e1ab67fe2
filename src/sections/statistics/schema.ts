import * as z from 'zod'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Figures set large, each with what it counts. */
export const statisticsSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: figures set large, each with what it counts. */
  kind: z.literal('statistics'),
  /** The figures, from left to right: one to four. */
  statistics: z
    .array(
      z.strictObject({
        /** What the figure counts. */
        label: line,
        /** The figure: a value of `constants`. */
        value: z.number(),
        /** Whether the figure is a percentage. Default false. */
        isPercent: z.boolean().default(false),
        /** The unit after a figure that is no percentage, e.g. `months`. Default: none. */
        unit: line.optional(),
        /** A sentence on what the figure means. Default: none. */
        detail: paragraph.optional(),
      }),
    )
    .min(1)
    .max(4),
})

/** Statistics, as their component gets them. */
export type StatisticsSection = SectionData<typeof statisticsSchema>
