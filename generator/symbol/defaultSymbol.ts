import type { BrandSymbol } from '../../src/model/symbol.ts'

/** The symbol of a site that declares none: a disc in a ring. */
export const defaultSymbol: BrandSymbol = {
  viewBox: { x: 0, y: 0, width: 36, height: 36 },
  shapes: [
    {
      element: 'circle',
      attributes: {
        cx: '18',
        cy: '18',
        r: '15.5',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': '5',
      },
    },
    { element: 'circle', attributes: { cx: '18', cy: '18', r: '7', fill: 'var(--site-accent)' } },
  ],
}
