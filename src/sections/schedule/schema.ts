import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { contentLine, line } from '../../model/text.ts'
import { checkCells, tableColumns, tableRow, tableShape } from '../tableSchema.ts'

/** A table with a bar in each row, e.g. the tasks of a project over its weeks, or services over the phases of a system. */
export const scheduleSchema = sectionOf('schedule', {
  ...tableShape,
  /** The columns before the bars, in reading order. At least one: its cells are the headings of the rows. */
  columns: tableColumns.min(1),
  /** The scale of the bars. */
  scale: z.strictObject({
    /** What the bars show, for assistive technology, e.g. `Phases`. */
    title: line,
    /** The parts of the scale, all of the same size, e.g. `Plan` and `Build`. At least two. */
    labels: z.array(line).min(2),
    /** How many units the whole scale has, e.g. 75 days. Default: a unit for each part. */
    units: z.int().positive().optional(),
  }),
  /** The rows, from top to bottom. At least one. */
  rows: z
    .array(
      tableRow.extend({
        /** What the row covers on the scale. */
        bar: z.strictObject({
          /** What the bar covers, in words or numbers, e.g. `1–10`. It is above the bar. */
          text: contentLine,
          /** The first unit, e.g. `1`. */
          from: z.int().positive(),
          /** The last unit. */
          to: z.int().positive(),
          /** **Float.** The last unit to which the bar can move without a delay of the whole. Default: it cannot move. */
          until: z.int().positive().optional(),
        }),
      }),
    )
    .min(1),
})
  .superRefine(checkCells)
  .superRefine(({ scale, rows }, context) => {
    const { labels, units = labels.length } = scale
    for (const [index, { bar }] of rows.entries()) {
      const { from, to, until = to } = bar
      if (from <= to && to <= until && until <= units) continue
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'bar'],
        message: `write units from 1 to ${units}, which do not decrease: from, to, until`,
      })
    }
  })
