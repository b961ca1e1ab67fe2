/** A table of results: its first column holds names, all others figures. */
export type Table = {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The middle one of some figures, or the lower one of two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** A table in Markdown, its columns as wide as what they hold. */
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
