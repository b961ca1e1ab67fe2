import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** A table, e.g. of prices, with a header for each column. */
export const tableSchema = sectionOf('table', {
  /** What the table shows, above it, e.g. `Prices in euros, without tax`. */
  caption: line,
  /** The columns, in reading order. At least two. */
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
    .min(2),
  /**
   * **Stacked on phones.** Whether phones show the cells of a row below each other, for cells with sentences.
   * Default: `false`.
   */
  stacked: z.boolean().default(false),
  /** **First cell is a heading.** Whether the first cell of a row says what the row is about, e.g. the name of a service. Default: `true`. */
  rowHeaders: z.boolean().default(true),
  /** The rows, from top to bottom. At least one. */
  rows: z
    .array(
      z.strictObject({
        /** The cells of the row: one for each column. For an empty cell, write `–`. */
        cells: z.array(paragraph),
      }),
    )
    .min(1),
}).superRefine(({ columns, rows }, context) => {
  for (const [index, { cells }] of rows.entries()) {
    if (cells.length === columns.length) continue
    context.addIssue({
      code: 'custom',
      path: ['rows', index, 'cells'],
      message: `write ${columns.length} cells, one for each column: these are ${cells.length}`,
    })
  }
})
