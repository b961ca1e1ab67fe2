import { lazy, Suspense, useRef, type ComponentType, type RefObject } from 'react'
import type { ResponsiveImageData } from '../../model/image.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { BACKDROP_SIZES } from './backdropSizes.ts'
import classes from './HeroBackdrop.module.css'
import type { RotatingImagesProps } from './RotatingImages.tsx'
import { useAutoplayAllowed } from './useAutoplayAllowed.ts'

/** The properties of a hero's backdrop. */
type HeroBackdropProps = {
  /** The hero's root element. The images stop changing while the mouse is over it. */
  readonly hero: RefObject<HTMLElement | null>
  readonly images: readonly ResponsiveImageData[]
  readonly rotateSeconds: number
}

/** The image behind a page's title, or artwork if there is none. Further images load after the first one is decoded. */
export function HeroBackdrop({ hero, images, rotateSeconds }: HeroBackdropProps) {
  const firstImage = useRef<HTMLImageElement>(null)
  const isAutoplayAllowed = useAutoplayAllowed(firstImage, images.length)
  return (
    <>
      {images.length === 0 && <div className={classes.artwork} />}
      {images.slice(0, 1).map((image) => (
        <div key={image.src} className={classes.firstImage}>
          <ResponsiveImage
            ref={firstImage}
            className={classes.image}
            image={image}
            portrait
            sizes={BACKDROP_SIZES}
            loading="first"
          />
        </div>
      ))}
      {isAutoplayAllowed && (
        <Suspense fallback={null}>
          <RotatingImages hero={hero} images={images} seconds={rotateSeconds} />
        </Suspense>
      )}
      <div className={classes.scrim} />
    </>
  )
}

type LazyProps = Omit<RotatingImagesProps, 'carousel'>

/** If the script or its styles cannot be loaded, the first image stays. */
const RotatingImages = lazy<ComponentType<LazyProps>>(async () => {
  try {
    const [{ RotatingImages: Loaded }, { ImageCarousel }] = await Promise.all([
      import('./RotatingImages.tsx'),
      import('./ImageCarousel.tsx'),
    ])
    return { default: (props) => <Loaded {...props} carousel={ImageCarousel} /> }
  } catch {
    return { default: () => null }
  }
})
