// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import type { BrandSymbol } from '../src/model/symbol.ts'

/** The symbol of the logo. */
export const symbol: BrandSymbol = {
  viewBox: { x: 0, y: 0, width: 40, height: 36 },
  shapes: [
    {
      element: 'path',
      attributes: { fill: 'currentColor', d: 'M0 36V25L13.4 7.5l5 11.4C15 20.4 12 24 12 28.5V36Z' },
    },
    {
      element: 'path',
      attributes: {
        fill: 'currentColor',
        d: 'M40 36V25L26.6 7.5l-5 11.4C25 20.4 28 24 28 28.5V36Z',
      },
    },
    {
      element: 'path',
      attributes: { fill: 'var(--site-accent)', d: 'M12.5 0h15l-4.6 16.5h-5.8Z' },
    },
  ],
}
