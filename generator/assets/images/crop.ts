/** A part of an image, in pixels. */
export type Crop = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Width to height of a portrait crop: the shape of the hero on a phone. */
const PORTRAIT_RATIO = 4 / 5

/**
 * The portrait part of an image: as high as the image, with the focal point in its center as far as
 * the edges allow. `undefined` where the image is portrait or square.
 */
export function portraitCrop(
  image: { readonly width: number; readonly height: number },
  focus: { readonly x: number },
): Crop | undefined {
  if (image.width <= image.height) return undefined
  const width = Math.round(image.height * PORTRAIT_RATIO)
  const left = Math.round(image.width * focus.x - width / 2)
  return {
    left: Math.min(Math.max(left, 0), image.width - width),
    top: 0,
    width,
    height: image.height,
  }
}
