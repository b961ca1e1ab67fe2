/** The widths, in pixels, in which an image is offered: a fixed ladder, so that caches are shared. */
export const LADDER = [480, 800, 1200, 1680, 2400] as const

/** The formats in which an image is offered, best first. */
export const FORMATS = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
] as const

/** A format of the ladder. */
export type Format = (typeof FORMATS)[number]

/** The steps for a master of a given width: none is wider than the master. */
export function steps(masterWidth: number): number[] {
  const narrower = LADDER.filter((width) => width < masterWidth)
  const widest = LADDER.at(-1) ?? masterWidth
  return masterWidth <= widest ? [...narrower, masterWidth] : narrower
}
