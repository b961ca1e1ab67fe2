import type { DocumentBlock } from '../../../src/model/documentPart.ts'
import { overlay, rectangle, row, space, stack, tagged, type Box } from './box.ts'
import type { BoxContext } from './boxContext.ts'
import { page } from './pageStyles.ts'
import { textBox } from './paragraph.ts'

/** Blocks in columns, row by row. */
export function blocksBox(
  blocks: readonly DocumentBlock[],
  columns: number,
  width: number,
  context: BoxContext,
): Box {
  const columnWidth = (width - (columns - 1) * page.gutter) / columns
  const rows = Array.from({ length: Math.ceil(blocks.length / columns) }, (_, index) =>
    row(
      blocks.slice(index * columns, (index + 1) * columns).map((block, column) => ({
        box: blockBox(block, columnWidth, columns === 1, context),
        left: column * (columnWidth + page.gutter),
      })),
    ),
  )
  return stack(rows, 7 * context.styles.scale * context.spacing)
}

function blockBox(
  { title, text, points = [] }: DocumentBlock,
  width: number,
  isWide: boolean,
  context: BoxContext,
): Box {
  const { styles, measure } = context
  const list = isWide ? pointRows(points, width, context) : pointList(points, width, context)
  return stack([
    tagged('H3', textBox(title, styles.title, width, measure)),
    space(1 * styles.scale),
    ...(text === undefined ? [] : [tagged('P', textBox(text, styles.text, width, measure))]),
    ...(points.length === 0 ? [] : [tagged('L', list)]),
  ])
}

/** The width of a bullet with the space after it, relative to the size of the text. */
const BULLET = 1

/** The entries of a list below each other. */
const pointList = (points: readonly string[], width: number, context: BoxContext): Box =>
  stack(points.map((point) => pointBox(point, width, context)))

/** The entries of a list side by side, as far as they fit. */
function pointRows(points: readonly string[], width: number, context: BoxContext): Box {
  const { styles, measure } = context
  const gap = 12 * styles.scale
  const widthOf = (point: string) => measure(point, styles.text) + BULLET * styles.text.size + 0.1
  const rows: { point: string; left: number }[][] = []
  let end = Number.POSITIVE_INFINITY
  for (const point of points) {
    const isNewRow = end + gap + widthOf(point) > width
    const left = isNewRow ? 0 : end + gap
    if (isNewRow) rows.push([{ point, left }])
    else rows.at(-1)?.push({ point, left })
    end = left + widthOf(point)
  }
  return stack(
    rows.map((cells) =>
      row(
        cells.map(({ point, left }) => ({
          left,
          box: pointBox(point, Math.min(widthOf(point), width), context),
        })),
      ),
    ),
  )
}

/** An entry of a list with its bullet. */
function pointBox(point: string, width: number, { styles, measure }: BoxContext): Box {
  const { text, colors } = styles
  const indent = BULLET * text.size
  const bullet = rectangle(0.3 * text.size, 0.3 * text.size, colors.accent)
  return tagged(
    'LI',
    row([
      { box: overlay(bullet, 0, text.leading / 2 - 0.15 * text.size), left: 0 },
      { box: tagged('LBody', textBox(point, text, width - indent, measure)), left: indent },
    ]),
  )
}
