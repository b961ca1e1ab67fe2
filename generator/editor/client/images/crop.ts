import type { Focus, Crop } from '../../protocol.ts'

/** A size in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** All of an image. */
export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** The point of a part of an image that is closest to a point of the image. */
export const pointInCrop = (point: Focus, part: Crop): Focus => ({
  x: fraction((point.x - part.x) / part.width),
  y: fraction((point.y - part.y) / part.height),
})

/** The point of an image at a point of a part of it. */
export const pointOfCrop = ({ x, y }: Focus, part: Crop): Focus => ({
  x: part.x + x * part.width,
  y: part.y + y * part.height,
})

/** The focal point when another part of an image is chosen: a point in the center stays there, as nobody has chosen it. */
export function focusAfterCrop(focus: Focus, before: Crop, after = WHOLE): Focus {
  const { x, y } = rounded(pointInCrop(focus, before))
  return x === 0.5 && y === 0.5 ? pointOfCrop({ x, y }, after) : focus
}

/** The size of a part of an image. */
export const sizeOfCrop = ({ width, height }: Crop, image: Size): Size => ({
  width: Math.round(width * image.width),
  height: Math.round(height * image.height),
})

/**
 * What a page shows of a part of an image in a shape, as width to height: as much as possible, around the focal point
 * of the part.
 */
export function visibleCrop(part: Crop, { x, y }: Focus, image: Size, shape: number): Crop {
  const ratio = (part.width * image.width) / (part.height * image.height)
  const width = part.width * Math.min(1, shape / ratio)
  const height = part.height * Math.min(1, ratio / shape)
  return {
    x: part.x + x * (part.width - width),
    y: part.y + y * (part.height - height),
    width,
    height,
  }
}

const fraction = (value: number) => Math.min(1, Math.max(0, value))

/** A point with two digits, in the image. */
export const rounded = ({ x, y }: Focus): Focus => ({
  x: Math.round(fraction(x) * 100) / 100,
  y: Math.round(fraction(y) * 100) / 100,
})
