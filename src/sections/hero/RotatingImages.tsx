import '@mantine/carousel/styles.layer.css'
import { Carousel } from '@mantine/carousel'
import Autoplay from 'embla-carousel-autoplay'
import Fade from 'embla-carousel-fade'
import { useState, type RefObject } from 'react'
import type { Picture } from '../../model/image.ts'
import { ResponsivePicture } from '../../parts/ResponsivePicture.tsx'
import { BACKDROP_SIZES } from './backdropSizes.ts'
import { PauseButton } from './PauseButton.tsx'
import classes from './RotatingImages.module.css'
import { useAutoplay } from './useAutoplay.ts'
import { useUsableImages } from './useUsableImages.ts'

/** The properties of rotating images. */
export type RotatingImagesProps = {
  readonly hero: RefObject<HTMLElement | null>
  readonly images: readonly Picture[]
  /** How long each image stands. */
  readonly seconds: number
}

/** Images that take turns behind a hero's words, each once it is there; one that cannot be fetched is skipped. */
export function RotatingImages({ hero, images, seconds }: RotatingImagesProps) {
  const { usable, candidate, settle } = useUsableImages(images)
  if (candidate) {
    return (
      <div key={candidate.src} className={classes.candidate} aria-hidden="true">
        <ResponsivePicture
          decorative
          picture={candidate}
          upright
          sizes={BACKDROP_SIZES}
          loading="idle"
          onLoad={() => settle(true)}
          onError={() => settle(false)}
        />
      </div>
    )
  }
  return usable.length > 1 ? <Rotation hero={hero} images={usable} seconds={seconds} /> : null
}

function Rotation({ hero, images, seconds }: RotatingImagesProps) {
  const [autoplay] = useState(() => Autoplay({ delay: seconds * 1000, playOnInit: false }))
  const [fade] = useState(() => Fade())
  const { playing, toggle, attach } = useAutoplay(autoplay, hero)
  return (
    <>
      <PauseButton playing={playing} onClick={toggle} />
      <div className={classes.root} aria-hidden="true" inert>
        <Carousel
          id="hero-images"
          classNames={{
            root: classes.fill,
            viewport: classes.fill,
            container: classes.container,
            slide: classes.slide,
          }}
          height="100%"
          withControls={false}
          withKeyboardEvents={false}
          emblaOptions={{ loop: true, watchDrag: false, watchFocus: false }}
          plugins={[autoplay, fade]}
          getEmblaApi={attach}
        >
          {images.map((picture) => (
            <Carousel.Slide key={picture.src}>
              <ResponsivePicture
                decorative
                className={classes.image}
                picture={picture}
                upright
                sizes={BACKDROP_SIZES}
                loading="idle"
              />
            </Carousel.Slide>
          ))}
        </Carousel>
      </div>
    </>
  )
}
