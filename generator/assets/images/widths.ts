/** The widths of responsive images in pixels. */
export const WIDTHS = [480, 800, 1200, 1680, 2400] as const

/** The formats of responsive images, the smallest files first. */
export const IMAGE_FORMATS = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
] as const

/** A format of responsive images. */
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/**
 * The widths in which an image is offered. None is larger than the image or than `maxWidth`.
 * Default of `maxWidth`: the largest of `WIDTHS`.
 */
export function widthsFor(
  imageWidth: number,
  maxWidth: number = WIDTHS.at(-1) ?? imageWidth,
): number[] {
  const narrower = WIDTHS.filter((width) => width < imageWidth && width <= maxWidth)
  return imageWidth <= maxWidth ? [...narrower, imageWidth] : narrower
}
