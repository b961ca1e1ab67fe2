import type { EditableImage } from '../../protocol.ts'
import { boxOf, type Box } from '../layout.ts'

/** A place of the page that shows an image, and the elements that show it. */
export type ShownImage = {
  readonly image: EditableImage
  readonly elements: readonly HTMLImageElement[]
  /** Identifies the place, also after the document has changed. */
  readonly id: string
}

/**
 * Finds the elements that show the images of a page, by their `src`, in the part of the document that
 * contains them. Several places with the same image are assigned to the elements in their order, because
 * lists are rendered in the order of the manifest.
 */
export function findImages(images: readonly EditableImage[], root: ParentNode): ShownImage[] {
  const assigned = new Set<Element>()
  const found = new Map<EditableImage, HTMLImageElement[]>()
  for (const { selector, src } of images) {
    const same = images.filter((other) => other.selector === selector && other.src === src)
    const elements = [...(root.querySelector(selector)?.querySelectorAll('img') ?? [])].filter(
      (element) => element.getAttribute('src') === src && !assigned.has(element),
    )
    elements.forEach((element, index) => {
      const image = same[index % same.length]
      if (image === undefined) return
      assigned.add(element)
      found.set(image, [...(found.get(image) ?? []), element])
    })
  }
  return images.flatMap((image) => {
    const elements = found.get(image)
    return elements === undefined
      ? []
      : [{ image, elements, id: `${image.selector} ${image.path.join('.')}` }]
  })
}

/** Where an image is. Undefined if it has no size, e.g. because it is in a closed part of the page. */
export function imageBox({ elements }: ShownImage): Box | undefined {
  const visible = elements.filter((element) => element.checkVisibility())
  return visible.map(boxOf).find(({ width, height }) => width >= MIN_SIZE && height >= MIN_SIZE)
}

/** Images that are loaded in advance are 1 pixel large. CSS pixels. */
const MIN_SIZE = 16
