/** A column of a table: its head, and how narrow it may become. */
export type Column = { readonly head: string; readonly least: number }

/** A table for a terminal. Where it is too wide, the cells of the last columns are broken into lines. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const widths = fitted(columns, rows, width)
  const heads = columns.map(({ head }) => head)
  return [heads, widths.map((each) => '─'.repeat(each)), ...rows]
    .flatMap((row) => lines(row, widths))
    .join('\n')
}

const GAP = 2

function fitted(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const widths = columns.map(({ head }, index) =>
    Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  let excess = widths.reduce((sum, each) => sum + each + GAP, -GAP) - width
  for (const [index, { least }] of [...columns.entries()].toReversed()) {
    const cut = Math.min(Math.max(excess, 0), Math.max((widths[index] ?? 0) - least, 0))
    widths[index] = (widths[index] ?? 0) - cut
    excess -= cut
  }
  return widths
}

function lines(row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((cell, index) => broken(cell, widths[index] ?? cell.length))
  const height = Math.max(...cells.map((cell) => cell.length))
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((cell, index) => (cell[line] ?? '').padEnd(widths[index] ?? 0))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
}

/** A text in lines of a width, broken between words where that can be. */
function broken(text: string, width: number): string[] {
  const found: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      found.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
    while (line.length > width) {
      found.push(line.slice(0, width))
      line = line.slice(width)
    }
  }
  return [...found, line]
}
