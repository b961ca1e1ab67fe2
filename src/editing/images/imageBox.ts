import type { ShownImage } from './findImages.ts'

/** The position of an image in the document, in CSS pixels. */
export type ImageBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where an image is. Undefined if it has no size, e.g. because it is in a closed part of the page. */
export function imageBox({ elements }: ShownImage): ImageBox | undefined {
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width >= MIN_SIZE && height >= MIN_SIZE && element.checkVisibility()) {
      return { left: left + scrollX, top: top + scrollY, width, height }
    }
  }
  return undefined
}

/** Images that are loaded in advance are 1 pixel large. CSS pixels. */
const MIN_SIZE = 16

/** The smallest image at a point of the document. Several images can lie over each other. */
export function imageAt(
  shown: readonly ShownImage[],
  point: { readonly x: number; readonly y: number },
): ShownImage | undefined {
  const hits = shown.flatMap((one) => {
    const box = imageBox(one)
    return box !== undefined && contains(box, point) ? [{ one, area: box.width * box.height }] : []
  })
  return hits.toSorted((a, b) => a.area - b.area)[0]?.one
}

const contains = ({ left, top, width, height }: ImageBox, { x, y }: { x: number; y: number }) =>
  x >= left && x < left + width && y >= top && y < top + height
