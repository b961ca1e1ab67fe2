import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { formattedNumber } from '../../model/values.ts'
import { contentLine, line, paragraph } from '../../model/text.ts'

/** **Numbers.** One to four numbers in large type, each with a label. Group: Numbers and tables. */
export const statisticsSchema = sectionOf('statistics', {
  /** The statistics, from left to right. One to four. */
  statistics: z
    .array(
      z.strictObject({
        /** **Meaning.** What the number measures, e.g. `Employees with a clearance`. */
        label: contentLine,
        /**
         * **Number.** The number, e.g. `12500`, which pages show as 12,500. Details: in the format of the site's
         * language. Write it as a value of `constants`, so that all texts show the same number.
         */
        value: formattedNumber(),
        /** **It is a year.** Whether the number is a year, so 2026 instead of 2,026. Default: `false`. */
        isYear: z.boolean().optional(),
        /** **It is a percentage.** Whether the number is a percentage. Default: `false`. */
        isPercent: z.boolean().default(false),
        /** **It comes on top.** Whether the percentage comes on top of the whole, e.g. of an estimate: its ticks are after 100 gray ones. Default: `false`. */
        isExtra: z.boolean().optional(),
        /** **Sign before it.** A sign before the number, e.g. `$`. Default: none. */
        prefix: line.optional(),
        /** The unit after the number, e.g. `months`. Default: no unit. Details: no effect with `isPercent`. */
        unit: line.optional(),
        /** **Explanation.** An explanation of the number. One sentence. Default: none. */
        detail: paragraph.optional(),
        /**
         * **Out of.** How many there are in all, e.g. `140` people. Each is a square, and those of the number are
         * highlighted. Default: a percentage has 100 ticks. Details: 2 to 1000.
         */
        of: z.int().min(2).max(1000).optional(),
        /**
         * **In each year.** What the number consists of, as ticks on a line of years. Write it in the explanation, too.
         * Default: none.
         */
        years: z
          .strictObject({
            /** **First year.** The first year, e.g. `2016`. */
            first: z.int(),
            /** **Numbers.** The number of each year, in order. Two to thirty. */
            counts: z.array(z.int().min(0).max(30)).min(2).max(30),
          })
          .optional(),
      }),
    )
    .min(1)
    .max(4),
})
