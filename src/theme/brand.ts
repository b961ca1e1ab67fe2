/**
 * The symbol of the logo: an arch with a keystone in the accent color, as SVG paths in a view box of
 * `width` by `height`. The header, the icons and the share images use it.
 */
export const symbol = {
  width: 40,
  height: 36,
  /** The two halves of the arch. */
  arch: [
    'M0 36V25L13.4 7.5l5 11.4C15 20.4 12 24 12 28.5V36Z',
    'M40 36V25L26.6 7.5l-5 11.4C25 20.4 28 24 28 28.5V36Z',
  ],
  keystone: 'M12.5 0h15l-4.6 16.5h-5.8Z',
} as const

/**
 * The typography of the two parts of the wordmark: `size` in rem, `weight` as in CSS, `width` as a
 * percentage (`font-stretch`), `tracking` in em (`letter-spacing`).
 */
export const wordmark = {
  first: { size: 1.25, weight: 600, width: 100, tracking: -0.015 },
  rest: { size: 0.6875, weight: 560, width: 112, tracking: 0.215 },
} as const
