import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** A table with a bar in each row, e.g. the tasks of a project over its weeks, or services over the phases of a system. */
export const scheduleSchema = sectionOf('schedule', {
  /** What the table shows, above it, e.g. `Schedule of a delivery of 75 days`. */
  caption: line,
  /** The columns before the bars, in reading order. At least one: its cells are the headings of the rows. */
  columns: z
    .array(
      z.strictObject({
        /** The header of the column. */
        title: line,
        /**
         * **Contains numbers.** Whether the cells are numbers: they end at the same edge. Write them with the same
         * number of decimals. Default: `false`.
         */
        isNumber: z.boolean().default(false),
      }),
    )
    .min(1),
  /** The scale of the bars. */
  scale: z.strictObject({
    /** What the bars show, for assistive technology, e.g. `Phases`. */
    title: line,
    /** The parts of the scale, all of the same size, e.g. `Plan` and `Build`. At least two. */
    labels: z.array(line).min(2),
    /** How many units the whole scale has, e.g. 75 days. Default: a unit for each part. */
    units: z.int().positive().optional(),
  }),
  /**
   * **Stacked on phones.** Whether phones show the cells of a row below each other, for cells with sentences.
   * Default: `false`.
   */
  stacked: z.boolean().default(false),
  /** The rows, from top to bottom. At least one. */
  rows: z
    .array(
      z.strictObject({
        /** The cells of the row: one for each column. For an empty cell, write `–`. */
        cells: z.array(paragraph),
        /** What the row covers on the scale. */
        bar: z.strictObject({
          /** What the bar covers, in words or numbers, e.g. `1–10`. It is above the bar. */
          text: line,
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
}).superRefine(({ columns, scale, rows }, context) => {
  const { labels, units = labels.length } = scale
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  for (const [index, { cells, bar }] of rows.entries()) {
    if (cells.length !== columns.length) {
      report(
        ['rows', index, 'cells'],
        `write ${columns.length} cells, one for each column: these are ${cells.length}`,
      )
    }
    const { from, to, until = to } = bar
    if (from > to || to > until || until > units) {
      report(
        ['rows', index, 'bar'],
        `write units from 1 to ${units}, which do not decrease: from, to, until`,
      )
    }
  }
})
