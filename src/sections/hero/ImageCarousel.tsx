import { Carousel } from '@mantine/carousel'
import type { EmblaCarouselType } from 'embla-carousel'
import Fade from 'embla-carousel-fade'
import { useState } from 'react'
import type { Picture } from '../../model/image.ts'
import { ResponsivePicture } from '../../parts/ResponsivePicture.tsx'
import { BACKDROP_SIZES } from './backdropSizes.ts'
import classes from './ImageCarousel.module.css'

/** The properties of a carousel of images. */
export type ImageCarouselProps = {
  readonly images: readonly Picture[]
  /** Told what turns it. */
  readonly onReady: (embla: EmblaCarouselType) => void
}

/** Images that fade into one another when they are turned. */
export function ImageCarousel({ images, onReady }: ImageCarouselProps) {
  const [fade] = useState(() => Fade())
  return (
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
      plugins={[fade]}
      getEmblaApi={onReady}
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
  )
}
