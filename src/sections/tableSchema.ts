import * as z from 'zod'
import { contentLine, line, paragraphLike } from '../model/text.ts'

/** The properties of every kind of section with a table, besides its columns and rows. */
export const tableShape = {
  /** What the table shows, above it, e.g. `Prices in euros, without tax`. */
  caption: line,
  /**
   * **Stacked on phones.** Whether phones show the cells of a row below each other, for cells with sentences.
   * Default: `false`.
   */
  stacked: z.boolean().default(false),
}

/** The columns of a table, in reading order. */
export const tableColumns = z.array(
  z.strictObject({
    /** The header of the column. */
    title: contentLine,
    /**
     * **Contains numbers.** Whether the cells are numbers: they end at the same edge. Write them with the same
     * number of decimals. Default: `false`.
     */
    isNumber: z.boolean().default(false),
  }),
)

/** A row of a table. */
export const tableRow = z.strictObject({
  /** The cells of the row: one for each column. For an empty cell, write `–`. */
  cells: z.array(paragraphLike('Cell')),
})

type TableData = {
  readonly columns: z.output<typeof tableColumns>
  readonly rows: readonly z.output<typeof tableRow>[]
}

/** Reports each row that has not one cell for each column. */
export function checkCells({ columns, rows }: TableData, context: z.RefinementCtx): void {
  for (const [index, { cells }] of rows.entries()) {
    if (cells.length === columns.length) continue
    context.addIssue({
      code: 'custom',
      path: ['rows', index, 'cells'],
      message: `write ${columns.length} cells, one for each column: these are ${cells.length}`,
    })
  }
}
