/** A column of a table: its heading and its minimum width in characters. */
export type Column = { readonly head: string; readonly minWidth: number }

/** Formats a table for the terminal. If it is too wide, the text in the last columns is wrapped. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const widths = fitWidths(columns, rows, width)
  const heads = columns.map(({ head }) => head)
  return [heads, widths.map((each) => '─'.repeat(each)), ...rows]
    .flatMap((row) => lines(row, widths))
    .join('\n')
}

const GAP = 2

function fitWidths(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const widths = columns.map(({ head }, index) =>
    Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  let excess = widths.reduce((sum, each) => sum + each + GAP, -GAP) - width
  for (const [index, { minWidth }] of [...columns.entries()].toReversed()) {
    const cut = Math.min(Math.max(excess, 0), Math.max((widths[index] ?? 0) - minWidth, 0))
    widths[index] = (widths[index] ?? 0) - cut
    excess -= cut
  }
  return widths
}

function lines(row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((cell, index) => wrapText(cell, widths[index] ?? cell.length))
  const height = Math.max(...cells.map((cell) => cell.length))
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((cell, index) => (cell[line] ?? '').padEnd(widths[index] ?? 0))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
}

/** Wraps a text to lines of a width, between words if possible. */
function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
    while (line.length > width) {
      lines.push(line.slice(0, width))
      line = line.slice(width)
    }
  }
  return [...lines, line]
}
