/** Browsers without AVIF or `srcset` get the first image that is at least this wide. Pixels. */
export const FALLBACK_WIDTH = 1200

/**
 * The widths in which an image is offered: those of `widths` that are not larger than the image or
 * than `maxWidth`, and the width of the image itself, if that is not larger than `maxWidth`. Default of
 * `maxWidth`: the largest of `widths`.
 */
export function widthsFor(
  imageWidth: number,
  widths: readonly number[],
  maxWidth: number = widths.at(-1) ?? imageWidth,
): number[] {
  const narrower = widths.filter((width) => width < imageWidth && width <= maxWidth)
  return imageWidth <= maxWidth ? [...narrower, imageWidth] : narrower
}
