import type { RefObject } from 'react'
import type { Picture } from '../../model/image.ts'
import { ResponsivePicture } from '../../parts/ResponsivePicture.tsx'
import { BACKDROP_SIZES } from './backdropSizes.ts'
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
  const { isPlaying, isRunning, toggle } = usePlaying(hero)
  const shown = useTurns(images.length, seconds, isRunning)
  return (
    <>
      <PauseButton playing={isPlaying} onClick={toggle} />
      <div id="hero-images" className={classes.root} aria-hidden="true" inert>
        {images.map((picture, index) => (
          <div key={picture.src} className={classes.turn} data-shown={index === shown || undefined}>
            <ResponsivePicture
              decorative
              className={classes.image}
              picture={picture}
              upright
              sizes={BACKDROP_SIZES}
              loading="idle"
            />
          </div>
        ))}
      </div>
    </>
  )
}
