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
import classes from './Images.module.css'

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

/** Clicks on the images of the page, their buttons, dropping files on them, and the dialog that changes an image. */
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
  const drop = (files: readonly File[], target: ShownImage | undefined) => {
    const [first] = files
    if (first === undefined) return
    if (files.length > 1) return setStatus(sentences.dropOne)
    if (opened === undefined) {
      if (target === undefined) return setStatus(sentences.dropOnPicture)
      open(target)
    }
    setFile(first)
  }
  return (
    <>
      <ImageButtons shown={shown} onChange={open} onDrop={drop} />
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

/** The topmost image at the pointer, and whether a click there is about it: only links of whole cards lie over it. */
function imageAt(shown: readonly ShownImage[], { clientX: x, clientY: y }: MouseEvent) {
  const hits = document.elementsFromPoint(x, y)
  for (const [index, hit] of hits.entries()) {
    const image = shown.find(({ elements }) => elements.some((element) => element === hit))
    if (image === undefined) continue
    const isClear = hits.slice(0, index).every((above) => {
      const { left, top, right, bottom } = above.getBoundingClientRect()
      const isBeside = x < left || x > right || y < top || y > bottom
      return above.contains(hit) || (isBeside && above.matches('a'))
    })
    return { image, isClear }
  }
  return undefined
}

const buttonOf = (id: string) => `[data-image*=${JSON.stringify(`${id};`)}]`

type Pointed = { readonly id?: string | undefined; readonly action: 'click' | 'none' | 'drop' }

type ImageButtonsProps = {
  readonly shown: readonly ShownImage[]
  readonly onChange: (shown: ShownImage) => void
  /** Called when files are dropped on the page. `target`: the image there. */
  readonly onDrop: (files: readonly File[], target: ShownImage | undefined) => void
}

/**
 * A button on each image of the page, visible with the pointer or the focus. Images that lie over each other, as in a
 * slideshow, have one with a list. A click on an image is one on its button, also if the page has a link there, as
 * for texts. An image behind texts has only its button.
 */
function ImageButtons({ shown, onChange, onDrop }: ImageButtonsProps) {
  useLayoutChanges()
  /** The id of the topmost image at the pointer, and what happens there: a click changes it or not, or a file is dropped. */
  const [pointed, setPointed] = useState<Pointed>({ action: 'none' })
  const point = (id?: string, action: Pointed['action'] = 'none') =>
    setPointed((last) => (last.id === id && last.action === action ? last : { id, action }))
  const onPointer = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-image]')) return
    const found = isOnPage(event.target) ? imageAt(shown, event) : undefined
    point(found?.image.id, found?.isClear === true ? 'click' : 'none')
  }
  useWindowEvent('pointermove', onPointer)
  useWindowEvent('pointerdown', onPointer)
  useWindowEvent('scroll', () => point())
  const onClick = (event: MouseEvent) => {
    // With the keyboard, a click has no point.
    const found = event.detail === 0 ? undefined : imageAt(shown, event)
    if (found?.isClear !== true) return
    event.preventDefault()
    event.stopPropagation()
    document.querySelector<HTMLElement>(buttonOf(found.image.id))?.click()
  }
  useWindowEvent('click', onClick, { capture: true })
  // A file that is dropped elsewhere does not replace the document, as browsers do by default.
  const onDrag = (event: DragEvent) => {
    const { type, dataTransfer } = event
    if (dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    const image = imageAt(shown, event)?.image
    point(type === 'dragover' ? image?.id : undefined, 'drop')
    if (type === 'drop') onDrop([...dataTransfer.files], image)
    else dataTransfer.dropEffect = 'copy'
  }
  useWindowEvent('dragover', onDrag)
  useWindowEvent('drop', onDrag)
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) point()
  })
  const places = byPlace(shown)
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
          data-pointed={images.some(({ id }) => id === pointed.id) ? pointed.action : undefined}
          onFocus={() => point(images[0]?.id)}
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
