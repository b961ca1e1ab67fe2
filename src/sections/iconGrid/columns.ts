import type { CSSProperties } from 'react'

/** The style attribute that tells the grid how many cards stand in a row. */
export function columns(perRow: number): CSSProperties & Record<'--per-row', number> {
  return { '--per-row': perRow }
}
