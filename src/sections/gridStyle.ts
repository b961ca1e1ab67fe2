import type { CSSProperties } from 'react'

type GridVariable = '--tracks' | '--span'

/** A value of the attribute `style` with variables of `grid.module.css`. */
type GridStyle = CSSProperties & Partial<Record<GridVariable, number>>

/**
 * The CSS variables of `grid.module.css` for a grid and for its items. The items of the last row fill it: it has as
 * many tracks as the other rows and the last one can share evenly.
 */
export function gridStyle(
  items: number,
  columns: number,
): { readonly grid: GridStyle; readonly item: (index: number) => GridStyle } {
  const left = items % columns
  const perColumn = left || 1
  return {
    grid: { '--tracks': columns * perColumn },
    item: (index) => ({ '--span': index < items - left ? perColumn : columns }),
  }
}
