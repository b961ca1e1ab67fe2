/** A part of an image, in pixels. */
export type Crop = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How wide an upright crop is for its height: what a phone shows of a page's opening. */
const UPRIGHT = 4 / 5

/**
 * The upright part of an image that is as high as the image and has the focal point in its middle,
 * as far as its edges allow. Nothing where the image is upright or square already.
 */
export function uprightCrop(
  image: { readonly width: number; readonly height: number },
  focus: { readonly x: number },
): Crop | undefined {
  if (image.width <= image.height) return undefined
  const width = Math.round(image.height * UPRIGHT)
  const left = Math.round(image.width * focus.x - width / 2)
  return {
    left: Math.min(Math.max(left, 0), image.width - width),
    top: 0,
    width,
    height: image.height,
  }
}
