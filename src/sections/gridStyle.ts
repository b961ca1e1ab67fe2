import type { CSSProperties } from 'react'

/** The CSS variables of `grid.module.css`: the number of columns, and how many of them the last item spans. */
export const gridStyle = (
  items: number,
  columns: number,
): CSSProperties & Record<'--columns' | '--last', number> => ({
  '--columns': columns,
  '--last': columns - ((items - 1) % columns),
})
