import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { checkCells, tableColumns, tableRow, tableShape } from '../tableSchema.ts'

/** A table, e.g. of prices, with a header for each column. Group: Numbers and tables. */
export const tableSchema = sectionOf('table', {
  ...tableShape,
  /** The columns, in reading order. At least two. */
  columns: tableColumns.min(2),
  /** **First cell is a heading.** Whether the first cell of a row says what the row is about, e.g. the name of a service. Default: `true`. */
  rowHeaders: z.boolean().default(true),
  /** The rows, from top to bottom. At least one. */
  rows: z.array(tableRow).min(1),
  /** **Marked row.** The number of a row that stands out, e.g. `4`. Default: none. */
  marked: z.int().positive().optional(),
}).superRefine(checkCells)
