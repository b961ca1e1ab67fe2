import { Carousel } from '@mantine/carousel'
import type { EmblaCarouselType } from 'embla-carousel'
import Fade from 'embla-carousel-fade'
import { useState } from 'react'
import type { ResponsiveImageData } from '../../model/image.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { BACKDROP_SIZES } from './backdropSizes.ts'
import classes from './ImageCarousel.module.css'

/** The properties of a carousel of images. */
type ImageCarouselProps = {
  readonly images: readonly ResponsiveImageData[]
  /** Called with the Embla API, which changes the slide. */
  readonly onReady: (embla: EmblaCarouselType) => void
}

/** A carousel without controls. Each image fades into the next. */
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
      {images.map((image) => (
        <Carousel.Slide key={image.src}>
          <ResponsiveImage
            decorative
            className={classes.image}
            image={image}
            portrait
            sizes={BACKDROP_SIZES}
            loading="idle"
          />
        </Carousel.Slide>
      ))}
    </Carousel>
  )
}
