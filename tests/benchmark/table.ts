/** A table of results. The first column contains names, the others numbers. */
export type Table = {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The median. For an even count, the lower of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** Formats a table as Markdown with aligned columns. */
export function formatTable({ title, head, rows }: Table): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, 3, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? ''
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [`**${title}**`, '', line(head), line(rule), ...rows.map(line), ''].join('\n')
}
