import { useRef, type RefObject } from 'react'
import type { Picture } from '../../model/image.ts'
import { ResponsivePicture } from '../../parts/ResponsivePicture.tsx'
import classes from './HeroBackdrop.module.css'
import { useRotation } from './useRotation.ts'

/** The properties of a hero's backdrop. */
export type HeroBackdropProps = {
  /** The hero, which stops the rotation while somebody points at it. */
  readonly hero: RefObject<HTMLElement | null>
  readonly images: readonly Picture[]
  readonly rotateSeconds: number
}

/** How wide the backdrop is: on an upright screen, wider than the screen, whose height it fills. */
export const BACKDROP_SIZES = '(orientation: portrait) 140vw, 100vw'

/** The image behind a page's title. Further images join once the first one is painted. */
export function HeroBackdrop({ hero, images, rotateSeconds }: HeroBackdropProps) {
  const still = useRef<HTMLImageElement>(null)
  const RotatingImages = useRotation(still, images.length)
  return (
    <>
      {images.slice(0, 1).map((picture) => (
        <div key={picture.src} className={classes.still}>
          <ResponsivePicture
            ref={still}
            className={classes.image}
            picture={picture}
            sizes={BACKDROP_SIZES}
            loading="first"
          />
        </div>
      ))}
      {RotatingImages && <RotatingImages hero={hero} images={images} seconds={rotateSeconds} />}
      <div className={classes.scrim} />
    </>
  )
}
