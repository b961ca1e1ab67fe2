import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { formattedNumber } from '../../model/values.ts'
import { line, paragraph } from '../../model/text.ts'

/** One to four numbers in large type, each with a label. */
export const statisticsSchema = sectionOf('statistics', {
  /** The statistics, from left to right. One to four. */
  statistics: z
    .array(
      z.strictObject({
        /** What the number measures, e.g. `Employees with a clearance`. */
        label: line,
        /**
         * The number, e.g. `12500`, which pages show in the format of the site's language: `12,500`. Write
         * it as a value of `constants`, so that all texts show the same number.
         */
        value: formattedNumber(),
        /** Whether the number is a year, which is shown without separators, e.g. `2026`. Default: false. */
        isYear: z.boolean().optional(),
        /** Whether the number is a percentage. Default: false. */
        isPercent: z.boolean().default(false),
        /** A sign before the number, e.g. `$`. Default: none. */
        prefix: line.optional(),
        /** The unit after the number, e.g. `months`. No effect with `isPercent`. Default: no unit. */
        unit: line.optional(),
        /** An explanation of the number. One sentence. Default: none. */
        detail: paragraph.optional(),
      }),
    )
    .min(1)
    .max(4),
})
