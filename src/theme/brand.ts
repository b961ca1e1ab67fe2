import { palette } from './palette.ts'

/**
 * The symbol: an arch whose keystone has the signal colour. Paths in a box of `width` by `height`.
 * Everything that shows it is made from this: the header's logo, the icons, the share images.
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

/** The symbol's colours on each ground. */
export const symbolColors = {
  dark: { arch: palette.white, keystone: palette.signal },
  light: { arch: palette.night, keystone: palette.signalDeep },
} as const

/** How the two parts of the wordmark are set: variations of the family, sizes in `rem`, tracking in `em`. */
export const wordmark = {
  first: { size: 1.25, weight: 600, width: 100, tracking: -0.015 },
  rest: { size: 0.6875, weight: 560, width: 112, tracking: 0.215 },
} as const
