import type { Sharp } from 'sharp'

/** The size and the point in view of a crop. */
export type CropTo = {
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** The point of the image that stays in view, from 0 to 1 along each side. */
  readonly focus: { readonly x: number; readonly y: number }
}

/** An image that fills a size, cut off around its focal point. */
export async function croppedImage(
  bytes: Uint8Array,
  { width, height, focus }: CropTo,
): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // No image is asked for twice: what would be kept of it is memory lost.
  sharp.cache(false)
  const image = sharp(bytes)
  const measures = await image.metadata()
  const scale = Math.max(width / measures.width, height / measures.height)
  const [wide, high] = [Math.ceil(measures.width * scale), Math.ceil(measures.height * scale)]
  const within = (whole: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part))
  return image.resize(wide, high).extract({
    left: within(wide, width, focus.x),
    top: within(high, height, focus.y),
    width,
    height,
  })
}
