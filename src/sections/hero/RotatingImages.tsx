import type { EmblaCarouselType } from 'embla-carousel'
import { useState, type RefObject } from 'react'
import type { Picture } from '../../model/image.ts'
import { ResponsivePicture } from '../../parts/ResponsivePicture.tsx'
import { BACKDROP_SIZES } from './backdropSizes.ts'
import type { ImageCarousel } from './ImageCarousel.tsx'
import { PauseButton } from './PauseButton.tsx'
import classes from './RotatingImages.module.css'
import { usePlaying } from './usePlaying.ts'
import { useTurns } from './useTurns.ts'
import { useUsableImages } from './useUsableImages.ts'

/** The properties of rotating images. */
export type RotatingImagesProps = {
  readonly hero: RefObject<HTMLElement | null>
  readonly images: readonly Picture[]
  /** How long each image stands. */
  readonly seconds: number
  /** What shows them, which is a script of its own. */
  readonly carousel: typeof ImageCarousel
}

/** Images that take turns behind a hero's words, each once it is there; one that cannot be fetched is skipped. */
export function RotatingImages({ images, ...turning }: RotatingImagesProps) {
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
  return usable.length > 1 ? <Rotation {...turning} images={usable} /> : null
}

function Rotation({ hero, images, seconds, carousel: ImageCarousel }: RotatingImagesProps) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const { isPlaying, isRunning, toggle } = usePlaying(hero)
  useTurns(embla, seconds, isRunning)
  return (
    <>
      <PauseButton playing={isPlaying} onClick={toggle} />
      <div className={classes.root} aria-hidden="true" inert>
        <ImageCarousel images={images} onReady={setEmbla} />
      </div>
    </>
  )
}
