import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** A scale over which each row has a bar. */
const scaleSchema = z.strictObject({
  /** The parts of the scale, all of the same size, e.g. `Plan` and `Build`. At least two. */
  labels: z.array(line).min(2),
  /** How many units the whole scale has, e.g. 75 days. Default: a unit for each part. */
  units: z.int().positive().optional(),
})

/** What a row covers on the scale. */
const barSchema = z.strictObject({
  /** The first unit, e.g. `1`. */
  from: z.int().positive(),
  /** The last unit. */
  to: z.int().positive(),
  /** **Float.** The last unit to which the bar can move without a delay of the whole. Default: it cannot move. */
  until: z.int().positive().optional(),
})

/** A table, e.g. of prices, with a header for each column. With a scale, also a schedule: each row has a bar. */
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
        /** A scale over which each row has a bar. Its cells say what the bar covers. Default: no scale. */
        scale: scaleSchema.optional(),
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
        /** What the row covers on the scale. Default: nothing, if no column has a scale. */
        bar: barSchema.optional(),
      }),
    )
    .min(1),
}).superRefine(({ columns, rows }, context) => {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  const [scale, ...more] = columns.flatMap((column) => column.scale ?? [])
  if (more.length > 0) report(['columns'], 'only one column can have a scale')
  for (const [index, { cells, bar }] of rows.entries()) {
    if (cells.length !== columns.length) {
      report(
        ['rows', index, 'cells'],
        `write ${columns.length} cells, one for each column: these are ${cells.length}`,
      )
    }
    const error = barError(bar, scale)
    if (error !== undefined) report(['rows', index, 'bar'], error)
  }
})

/** Why a row cannot have this bar. Undefined: it can. */
function barError(
  bar: z.output<typeof barSchema> | undefined,
  scale: z.output<typeof scaleSchema> | undefined,
): string | undefined {
  if (scale === undefined) return bar && 'remove the bar: no column has a scale'
  if (bar === undefined) return 'write what the row covers on the scale, e.g. { from: 1, to: 2 }'
  const { from, to, until = to } = bar
  const units = scale.units ?? scale.labels.length
  return from > to || to > until || until > units
    ? `write units from 1 to ${units}, which do not decrease: from, to, until`
    : undefined
}
