import type { CSSProperties } from 'react'

/** The CSS variable `--per-row` with the number of cards in a row. */
export function gridColumns(perRow: number): CSSProperties & Record<'--per-row', number> {
  return { '--per-row': perRow }
}
