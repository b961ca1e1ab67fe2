import type { Sharp } from 'sharp'

/** The size and the focal point of a crop. */
export type CropTo = {
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** The focal point of the image: from 0 to 1 along each side. */
  readonly focus: { readonly x: number; readonly y: number }
}

/** Scales and crops an image to a size, around its focal point. */
export async function croppedImage(
  bytes: Uint8Array,
  { width, height, focus }: CropTo,
): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Each image is used once, so the cache of sharp would only use memory.
  sharp.cache(false)
  const image = sharp(bytes).autoOrient()
  const { autoOrient: original } = await image.metadata()
  const scale = Math.max(width / original.width, height / original.height)
  const [scaledWidth, scaledHeight] = [
    Math.ceil(original.width * scale),
    Math.ceil(original.height * scale),
  ]
  const within = (total: number, part: number, focalPoint: number) =>
    Math.round(Math.min(Math.max(total * focalPoint - part / 2, 0), total - part))
  return image.resize(scaledWidth, scaledHeight).extract({
    left: within(scaledWidth, width, focus.x),
    top: within(scaledHeight, height, focus.y),
    width,
    height,
  })
}
