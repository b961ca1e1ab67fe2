import { useState, useEffect, useRef } from 'react'
import type { EditRequest, EditReply, EditableImage } from '../../protocol.ts'
import type { EditRequests } from '../requests.ts'
import { findImages, type ShownImage, imageBox, type ImageBox } from './findImages.ts'
import { ImageDialog } from './ImageDialog.tsx'
import { useFileDrop, useImageFile } from './imageFile.ts'
import { ToolbarIcon } from '../sections/SectionToolbar.tsx'
import layerClasses from '../PageLayer.module.css'
import { useLayoutChanges } from '../layout.ts'
import classes from './Images.module.css'

type ImageEditingProps = {
  /** The places of the page that show images. */
  readonly images: readonly EditableImage[]
  readonly requests: Pick<EditRequests, 'upload'>
  readonly change: (change: EditRequest) => Promise<EditReply>
  readonly onStatus: (message: string) => void
  /** Called when an image is changed, so that no other button takes the focus afterwards. */
  readonly onOpen: () => void
}

/** The buttons on the images of the page, dropping files on images, and the dialog that changes an image. */
export function ImageEditing({ images, requests, change, onStatus, onOpen }: ImageEditingProps) {
  const [opened, setOpened] = useState<ShownImage>()
  const file = useImageFile(requests)
  /** The image that was changed last. Its button gets the focus again. */
  const [last, setLast] = useState<{ readonly id: string }>()
  const shown = findImages(images, document)
  const open = (one: ShownImage) => {
    setOpened(one)
    onOpen()
  }
  const target = useFileDrop(shown, (files, dropTarget) => {
    const [first] = files
    const place = opened ?? dropTarget
    if (first === undefined) return
    if (files.length > 1) onStatus('Drop one file at a time.')
    else if (place === undefined) onStatus('Drop the file on an image of the page.')
    else {
      open(place)
      void file.choose(first)
    }
  })
  return (
    <>
      <ImageButtons shown={shown} target={target} last={last} onChange={open} />
      {opened !== undefined && (
        <ImageDialog
          // Another program may have changed the image in the meantime.
          image={shown.find(({ id }) => id === opened.id)?.image ?? opened.image}
          file={file}
          change={change}
          onClose={(message) => {
            onStatus(message)
            setLast({ id: opened.id })
            setOpened(undefined)
            file.clear()
          }}
        />
      )}
    </>
  )
}

type ImageButtonsProps = {
  readonly shown: readonly ShownImage[]
  /** The image under a dragged file. */
  readonly target: ShownImage | undefined
  /** The image that was changed last. Its button gets the focus once for each new object, and whenever no element has it. */
  readonly last: { readonly id: string } | undefined
  readonly onChange: (shown: ShownImage) => void
}

/** A button on each image of the page. Images that lie over each other, as in a slideshow, have theirs side by side. */
function ImageButtons({ shown, target, last, onChange }: ImageButtonsProps) {
  useLayoutChanges()
  const lastButton = useRef<HTMLButtonElement>(null)
  const focused = useRef<typeof last>(undefined)
  // After each render, because the page shows a new image later than the dialog closes.
  useEffect(() => {
    if (lastButton.current === null) return
    if (focused.current !== last || document.activeElement === document.body) {
      lastButton.current.focus({ preventScroll: true })
    }
    focused.current = last
  })
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
              ref={one.id === last?.id ? lastButton : undefined}
              type="button"
              className={classes.change}
              aria-label={`Change image: ${nameOf(one)}${images.length > 1 ? ` (${index + 1} of ${images.length})` : ''}`}
              onClick={() => onChange(one)}
            >
              <ToolbarIcon name="image" />
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

type ImagesAtPlace = { readonly box: ImageBox; readonly images: readonly ShownImage[] }

/** The images, grouped by where they are. An image beside the window is in a slideshow: it is with the image before it. */
function byPlace(shown: readonly ShownImage[]): ImagesAtPlace[] {
  const places = new Map<string, ImagesAtPlace>()
  const ofList = new Map<string, string>()
  for (const one of shown) {
    const box = imageBox(one)
    if (box === undefined) continue
    const list = JSON.stringify(one.image.path.slice(0, -1))
    const isBeside = box.left + box.width <= 0 || box.left >= innerWidth
    const key = isBeside ? ofList.get(list) : `${Math.round(box.left)} ${Math.round(box.top)}`
    if (key === undefined) continue
    ofList.set(list, key)
    const place = places.get(key)
    places.set(key, { box: place?.box ?? box, images: [...(place?.images ?? []), one] })
  }
  return [...places.values()]
}
