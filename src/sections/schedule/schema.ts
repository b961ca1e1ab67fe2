import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { contentLine, line, paragraph } from '../../model/text.ts'
import { notesShape } from '../notesShape.ts'
import { checkCells, tableColumns, tableRow, tableShape } from '../tableSchema.ts'

/** A row with its bar. */
const scheduleRow = tableRow.extend({
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
})

/** **Bars over time.** A table with a bar in each row, e.g. the tasks of a project over its weeks, or services over the phases of a system. Group: Numbers and tables. */
export const scheduleSchema = sectionOf('schedule', {
  /** What the schedule shows, above it. */
  caption: tableShape.caption,
  ...notesShape,
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
  rows: z.array(scheduleRow).min(1),
  /** **Change.** A button that moves the bars, e.g. after a delay. Default: none. */
  change: z
    .strictObject({
      /** The text of the button, e.g. `+6 days`. */
      button: line,
      /** The text of the button while the change applies, e.g. `Undo the Delay`. */
      undo: line,
      /** What the rows show without the change. One sentence. */
      before: paragraph,
      /** What the rows show with the change. One sentence. */
      after: paragraph,
      /** The rows with the change: as many, in the same order. */
      rows: z.array(scheduleRow).min(1),
    })
    .optional(),
})
  .superRefine(checkCells)
  .superRefine(({ columns, scale, rows, change }, context) => {
    const { labels, units = labels.length } = scale
    const report = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    for (const [index, { bar }] of [...rows, ...(change?.rows ?? [])].entries()) {
      const { from, to, until = to } = bar
      if (from <= to && to <= until && until <= units) continue
      const row = index < rows.length ? ['rows', index] : ['change', 'rows', index - rows.length]
      const message = `write units from 1 to ${units}, which do not decrease: from, to, until`
      report([...row, 'bar'], message)
    }
    const isLike = change?.rows.every(({ cells }) => cells.length === columns.length)
    if (change === undefined || (isLike && change.rows.length === rows.length)) return
    const message = `write ${rows.length} rows with ${columns.length} cells, as without the change`
    report(['change', 'rows'], message)
  })
