/** The widths, in pixels, in which an image is offered: a fixed ladder, so that caches are shared. */
export const LADDER = [480, 800, 1200, 1680, 2400] as const

/** The formats in which an image is offered, best first. */
export const FORMATS = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
] as const

/** A format of the ladder. */
export type Format = (typeof FORMATS)[number]

/**
 * The steps for an image of a given width: none is wider than the image, nor than `widest`, whose
 * default is the ladder's last step.
 */
export function steps(imageWidth: number, widest: number = LADDER.at(-1) ?? imageWidth): number[] {
  const narrower = LADDER.filter((width) => width < imageWidth && width <= widest)
  return imageWidth <= widest ? [...narrower, imageWidth] : narrower
}
