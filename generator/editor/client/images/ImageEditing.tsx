import type { EditableImage } from '../../protocol.ts'
import { Button, Menu, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState, type CSSProperties } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { useEditor, type OpenedImage } from '../editor.ts'
import { boxOf, coveredEdges, isOnPage, useLayoutChanges, type Box } from '../layout.ts'
import layerClasses from '../PageLayer.module.css'
import { SENTENCES } from '../sentences.ts'
import { ImageDialog } from './ImageDialog.tsx'
import classes from './ImageButtons.module.css'

const { pictures: sentences } = SENTENCES

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
  const [file, setFile] = useState<File>()
  const shown = findImages(page.images)
  const open = ({ image, id }: ShownImage) => {
    const focus = [buttonOf(id)]
    // The dialog gives the focus back to it.
    document.querySelector<HTMLElement>(buttonOf(id))?.focus({ preventScroll: true })
    const { path, revision, picture } = image
    const onClosed = (message: string) => show({ message, focus })
    openImage({ path, revision, name: picture.name, change, onClose: onClosed })
  }
  const target = useFileDrop(shown, (files, dropTarget) => {
    const [first] = files
    if (first === undefined) return
    if (files.length > 1) return setStatus(sentences.dropOne)
    if (opened === undefined) {
      if (dropTarget === undefined) return setStatus(sentences.dropOnPicture)
      open(dropTarget)
    }
    setFile(first)
  })
  return (
    <>
      <ImageButtons shown={shown} target={target} onChange={open} />
      {opened !== undefined && (
        <ImageDialog
          opened={{
            ...opened,
            onClose: (message) => {
              onClose()
              setFile(undefined)
              opened.onClose(message)
            },
          }}
          file={file}
          onFile={setFile}
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
const imageAt = (shown: readonly ShownImage[], { clientX, clientY }: MouseEvent) =>
  document
    .elementsFromPoint(clientX, clientY)
    .flatMap((hit) => shown.filter(({ elements }) => elements.some((image) => image === hit)))
    .at(0)

const buttonOf = (id: string) => `[data-image*=${JSON.stringify(`${id};`)}]`

type ImageButtonsProps = {
  readonly shown: readonly ShownImage[]
  /** The image under a dragged file. */
  readonly target: ShownImage | undefined
  readonly onChange: (shown: ShownImage) => void
}

/**
 * A button on each image of the page, visible with the pointer or the focus. Images that lie over each other, as in a
 * slideshow, have one with a list.
 */
function ImageButtons({ shown, target, onChange }: ImageButtonsProps) {
  useLayoutChanges()
  /** The id of the topmost image at the pointer. */
  const [pointed, setPointed] = useState<string>()
  const onPointer = (event: PointerEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest('[data-image]')
    if (!isOnButton) setPointed(isOnPage(event.target) ? imageAt(shown, event)?.id : undefined)
  }
  useWindowEvent('pointermove', onPointer)
  useWindowEvent('pointerdown', onPointer)
  useWindowEvent('scroll', () => setPointed(undefined))
  const places = byPlace(shown)
  const has = (images: readonly ShownImage[], id: string | undefined) =>
    images.some((image) => image.id === id) || undefined
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--covered': `${coveredEdges().top}px`,
  }
  return (
    <div className={layerClasses.layer} style={style}>
      {places.map(({ box, images }) => (
        <div
          key={images[0]?.id}
          className={classes.frame}
          style={box}
          data-pointed={has(images, pointed)}
          data-drop={has(images, target?.id)}
          onFocus={() => setPointed(images[0]?.id)}
        >
          <ImageButton images={images} onChange={onChange} />
        </div>
      ))}
    </div>
  )
}

type ImageButtonProps = {
  /** The images at the same place. */
  readonly images: readonly ShownImage[]
  readonly onChange: (shown: ShownImage) => void
}

/** Changes the image at a place, or shows the list of the images there. */
function ImageButton({ images: [first, ...others], onChange }: ImageButtonProps) {
  if (first === undefined) return null
  const images = [first, ...others]
  const [text, name, onClick] =
    others.length === 0
      ? [sentences.change, `${sentences.change}: ${nameOf(first)}`, () => onChange(first)]
      : [sentences.changeOne(images.length), sentences.changeOneOf(first.image.region)]
  const button = (
    <Button
      className={classes.change}
      size="xs"
      leftSection={<Icon name="photo" />}
      aria-label={name}
      data-image={images.map(({ id }) => `${id};`).join('')}
      onClick={onClick}
    >
      {text}
    </Button>
  )
  if (others.length === 0) return button
  return (
    <Menu position="bottom-start" width="min(24rem, 95vw)">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {images.map((image) => (
          <Menu.Item
            key={image.id}
            leftSection={
              <img src={image.image.picture.original} alt="" className={classes.thumbnail} />
            }
            onClick={() => onChange(image)}
          >
            <Text size="sm" lineClamp={2}>
              {altOf(image)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const altOf = ({ image: { picture } }: ShownImage) => picture.alt || picture.file

const nameOf = (shown: ShownImage) => `${shown.image.region}, ${altOf(shown)}`

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
