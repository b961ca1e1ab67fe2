import { lazy, Suspense, useRef, type ComponentType, type RefObject } from 'react'
import type { Picture } from '../../model/image.ts'
import { ResponsivePicture } from '../../parts/ResponsivePicture.tsx'
import { BACKDROP_SIZES } from './backdropSizes.ts'
import classes from './HeroBackdrop.module.css'
import type { RotatingImagesProps } from './RotatingImages.tsx'
import { useMayRotate } from './useMayRotate.ts'

/** The properties of a hero's backdrop. */
export type HeroBackdropProps = {
  /** The hero, which stops the rotation while somebody points at it. */
  readonly hero: RefObject<HTMLElement | null>
  readonly images: readonly Picture[]
  readonly rotateSeconds: number
}

/** The image behind a page's title. Further images join once the first one is painted. */
export function HeroBackdrop({ hero, images, rotateSeconds }: HeroBackdropProps) {
  const still = useRef<HTMLImageElement>(null)
  const mayRotate = useMayRotate(still, images.length)
  return (
    <>
      {images.slice(0, 1).map((picture) => (
        <div key={picture.src} className={classes.still}>
          <ResponsivePicture
            ref={still}
            className={classes.image}
            picture={picture}
            upright
            sizes={BACKDROP_SIZES}
            loading="first"
          />
        </div>
      ))}
      {mayRotate && (
        <Suspense fallback={null}>
          <RotatingImages hero={hero} images={images} seconds={rotateSeconds} />
        </Suspense>
      )}
      <div className={classes.scrim} />
    </>
  )
}

type Rotating = Omit<RotatingImagesProps, 'carousel'>

/** Decoration: where its code or styles cannot be fetched, the still image is all that the page needs. */
const RotatingImages = lazy<ComponentType<Rotating>>(async () => {
  try {
    const [{ RotatingImages: Rotation }, { ImageCarousel }] = await Promise.all([
      import('./RotatingImages.tsx'),
      import('./ImageCarousel.tsx'),
    ])
    return { default: (props) => <Rotation {...props} carousel={ImageCarousel} /> }
  } catch {
    return { default: () => null }
  }
})
