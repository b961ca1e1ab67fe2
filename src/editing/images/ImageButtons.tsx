import { useEffect, useRef } from 'react'
import { ToolbarIcon } from '../sections/ToolbarIcon.tsx'
import layerClasses from '../PageLayer.module.css'
import { useLayoutChanges } from '../useLayoutChanges.ts'
import type { ShownImage } from './findImages.ts'
import { imageBox, type ImageBox } from './imageBox.ts'
import classes from './Images.module.css'

type ImageButtonsProps = {
  readonly shown: readonly ShownImage[]
  /** The image under a dragged file. */
  readonly target: ShownImage | undefined
  /** The image that was changed last. Its button gets the focus once for each new object, and whenever no element has it. */
  readonly last: { readonly id: string } | undefined
  readonly onChange: (shown: ShownImage) => void
}

/** A button on each image of the page. Images that lie over each other, as in a slideshow, have theirs side by side. */
export function ImageButtons({ shown, target, last, onChange }: ImageButtonsProps) {
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
