import type { EmblaCarouselType } from 'embla-carousel'
import { useState, type RefObject } from 'react'
import type { ResponsiveImageData } from '../../model/image.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { BACKDROP_SIZES } from './backdropSizes.ts'
import type { ImageCarousel } from './ImageCarousel.tsx'
import { PauseButton } from './PauseButton.tsx'
import classes from './RotatingImages.module.css'
import { usePlayback } from './usePlayback.ts'
import { usePreloadedImages } from './usePreloadedImages.ts'
import { useSlideshow } from './useSlideshow.ts'

/** The properties of rotating images. */
export type RotatingImagesProps = {
  readonly hero: RefObject<HTMLElement | null>
  readonly images: readonly ResponsiveImageData[]
  /** How long each image is shown. Seconds. */
  readonly seconds: number
  /** The carousel component, which is loaded as a script of its own. */
  readonly carousel: typeof ImageCarousel
}

/** Preloads the images, then shows them in turn behind the text. Images that fail to load are left out. */
export function RotatingImages({ images, ...slideshowProps }: RotatingImagesProps) {
  const { loadedImages, nextImage, finishNextImage } = usePreloadedImages(images)
  if (nextImage) {
    return (
      <div key={nextImage.src} className={classes.preload} aria-hidden="true">
        <ResponsiveImage
          decorative
          image={nextImage}
          portrait
          sizes={BACKDROP_SIZES}
          loading="idle"
          onLoad={() => finishNextImage(true)}
          onError={() => finishNextImage(false)}
        />
      </div>
    )
  }
  return loadedImages.length > 1 ? <Slideshow {...slideshowProps} images={loadedImages} /> : null
}

function Slideshow({ hero, images, seconds, carousel: ImageCarousel }: RotatingImagesProps) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const { isPlaying, isRunning, toggle } = usePlayback(hero)
  useSlideshow(embla, seconds, isRunning)
  return (
    <>
      <PauseButton playing={isPlaying} onClick={toggle} />
      <div className={classes.root} aria-hidden="true" inert>
        <ImageCarousel images={images} onReady={setEmbla} />
      </div>
    </>
  )
}
