import type { EditableImage } from '../../protocol.ts'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { useEditor, type OpenedImage } from '../editor.ts'
import { boxOf, useLayoutChanges, type Box } from '../layout.ts'
import layerClasses from '../PageLayer.module.css'
import { ImageDialog } from './ImageDialog.tsx'
import { useImageFile } from './imageFile.ts'
import classes from './Images.module.css'

/** A place of the page that shows an image, and the elements that show it. */
type ShownImage = {
  readonly image: EditableImage
  readonly elements: readonly HTMLImageElement[]
  /** Identifies the place, also after the document has changed. */
  readonly id: string
}

type ImageEditingProps = {
  /** The image in the open dialog. */
  readonly opened: OpenedImage | undefined
  readonly onClose: () => void
}

/** The buttons on the images of the page, dropping files on images, and the dialog that changes an image. */
export function ImageEditing({ opened, onClose }: ImageEditingProps) {
  const { page, change, setStatus, show, openImage } = useEditor()
  const file = useImageFile()
  const shown = findImages(page.images)
  const open = ({ image, id }: ShownImage) => {
    const focus = [buttonOf(id)]
    openImage({ ...image, image, change, onClose: (message) => show({ message, focus }) })
  }
  const target = useFileDrop(shown, (files, dropTarget) => {
    const [first] = files
    if (first === undefined) return
    if (files.length > 1) return setStatus('Drop one file at a time.')
    if (opened === undefined) {
      if (dropTarget === undefined) return setStatus('Drop the file on an image of the page.')
      // The dialog gives the focus back to it.
      document.querySelector<HTMLElement>(buttonOf(dropTarget.id))?.focus({ preventScroll: true })
      open(dropTarget)
    }
    void file.choose(first)
  })
  return (
    <>
      <ImageButtons shown={shown} target={target} onChange={open} />
      {opened !== undefined && (
        <ImageDialog
          opened={{
            ...opened,
            // Another program may have changed the image in the meantime.
            image: page.images.find((image) => isSamePlace(image, opened.image)) ?? opened.image,
            onClose: (message) => {
              onClose()
              file.clear()
              opened.onClose(message)
            },
          }}
          file={file}
        />
      )}
    </>
  )
}

/**
 * Lets the author drop a file on the page. Returns the image under the dragged file. A file that is dropped
 * elsewhere does not replace the document, as browsers do by default.
 */
function useFileDrop(
  shown: readonly ShownImage[],
  onDrop: (files: readonly File[], target: ShownImage | undefined) => void,
): ShownImage | undefined {
  const [target, setTarget] = useState<string>()
  const onDrag = (event: DragEvent) => {
    const { type, dataTransfer } = event
    if (dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    const image = imageAt(shown, event)
    setTarget(type === 'dragover' ? image?.id : undefined)
    if (type === 'drop') onDrop([...dataTransfer.files], image)
    else dataTransfer.dropEffect = 'copy'
  }
  useWindowEvent('dragover', onDrag)
  useWindowEvent('drop', onDrag)
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) setTarget(undefined)
  })
  return shown.find(({ id }) => id === target)
}

/** The topmost image at the pointer. */
const imageAt = (shown: readonly ShownImage[], { clientX, clientY }: DragEvent) =>
  document
    .elementsFromPoint(clientX, clientY)
    .flatMap((hit) => shown.filter(({ elements }) => elements.some((image) => image === hit)))
    .at(0)

const buttonOf = (id: string) => `[data-image=${JSON.stringify(id)}]`

const isSamePlace = (image: EditableImage, opened: EditableImage | undefined) =>
  image.selector === opened?.selector && String(image.path) === String(opened.path)

type ImageButtonsProps = {
  readonly shown: readonly ShownImage[]
  /** The image under a dragged file. */
  readonly target: ShownImage | undefined
  readonly onChange: (shown: ShownImage) => void
}

/** A button on each image of the page. Images that lie over each other, as in a slideshow, have theirs side by side. */
function ImageButtons({ shown, target, onChange }: ImageButtonsProps) {
  useLayoutChanges()
  return (
    <div className={layerClasses.layer}>
      {byPlace(shown).map(({ box, images }) => (
        <div
          key={images[0]?.id}
          className={classes.frame}
          style={box}
          data-large={box.height > LARGE || undefined}
          data-drop={images.some(({ id }) => id === target?.id) || undefined}
        >
          {images.map((one, index) => (
            <button
              key={one.id}
              type="button"
              className={classes.change}
              aria-label={`Change image: ${nameOf(one)}${images.length > 1 ? ` (${index + 1} of ${images.length})` : ''}`}
              data-image={one.id}
              onClick={() => onChange(one)}
            >
              <Icon name="photo" />
              {images.length > 1 ? index + 1 : <span>Change image</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Images of this height leave space for the toolbar of their section. CSS pixels. */
const LARGE = 160

const nameOf = ({ image: { region, alt, name } }: ShownImage) =>
  `${region}, ${alt === '' ? name : alt}`

/** The images, grouped by where they are. An image beside the window is in a slideshow: it is with the image before it. */
function byPlace(shown: readonly ShownImage[]) {
  const places: { readonly box: Box; readonly images: ShownImage[] }[] = []
  for (const one of shown) {
    const box = imageBox(one)
    if (box === undefined) continue
    const isBeside = box.left + box.width <= 0 || box.left >= innerWidth
    const place = places.findLast(({ box: { left, top }, images }) =>
      isBeside
        ? images.some((other) => listOf(other) === listOf(one))
        : Math.abs(left - box.left) < 1 && Math.abs(top - box.top) < 1,
    )
    if (place !== undefined) place.images.push(one)
    else if (!isBeside) places.push({ box, images: [one] })
  }
  return places
}

const listOf = ({ image: { path } }: ShownImage) => path.slice(0, -1).join('.')

/**
 * Finds the elements that show the images of a page, by their `src`, in the part of the document that
 * contains them. Several places with the same image are assigned to the elements in their order, because
 * lists are rendered in the order of the manifest.
 */
function findImages(images: readonly EditableImage[]): ShownImage[] {
  const assigned = new Set<Element>()
  const found = new Map<EditableImage, HTMLImageElement[]>()
  for (const { selector, src } of images) {
    const same = images.filter((other) => other.selector === selector && other.src === src)
    const elements = [...(document.querySelector(selector)?.querySelectorAll('img') ?? [])].filter(
      (element) => element.getAttribute('src') === src && !assigned.has(element),
    )
    elements.forEach((element, index) => {
      const image = same[index % same.length]
      if (image === undefined) return
      assigned.add(element)
      found.set(image, [...(found.get(image) ?? []), element])
    })
  }
  return [...found].map(([image, elements]) => ({
    image,
    elements,
    id: `${image.selector} ${image.path.join('.')}`,
  }))
}

/** Where an image is. Undefined if it has no size, e.g. because it is in a closed part of the page. */
function imageBox({ elements }: ShownImage): Box | undefined {
  const visible = elements.filter((element) => element.checkVisibility())
  return visible.map(boxOf).find(({ width, height }) => width >= MIN_SIZE && height >= MIN_SIZE)
}

/** Images that are loaded in advance are 1 pixel large. CSS pixels. */
const MIN_SIZE = 16
