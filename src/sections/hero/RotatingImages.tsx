import { Carousel } from '@mantine/carousel'
import type { EmblaCarouselType } from 'embla-carousel'
import Fade from 'embla-carousel-fade'
import { useState, type ReactNode, type RefObject, useEffect } from 'react'
import { slideshow as texts } from 'virtual:texts'
import type { ResponsiveImageData } from '../../model/image.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { BACKDROP_SIZES } from '../../model/imageSizes.ts'
import classes from './RotatingImages.module.css'

export type RotatingImagesProps = {
  readonly hero: RefObject<HTMLElement | null>
  readonly images: readonly ResponsiveImageData[]
  /** A few words about each image. */
  readonly captions: readonly ReactNode[] | undefined
  /** How long each image is shown. Seconds. */
  readonly seconds: number
}

/** Preloads the images, then shows them in turn behind the text. Images that fail to load are left out. */
export function RotatingImages({ images, captions, ...slideshowProps }: RotatingImagesProps) {
  const { loadedImages, nextImage, finishNextImage } = usePreloadedImages(images)
  if (nextImage) {
    return (
      <div key={nextImage.src} className={classes.preload} aria-hidden="true">
        <ResponsiveImage
          decorative
          image={nextImage}
          sizes={BACKDROP_SIZES}
          loading="idle"
          onLoad={() => finishNextImage(true)}
          onError={() => finishNextImage(false)}
        />
      </div>
    )
  }
  if (loadedImages.length < 2) return null
  const loadedCaptions = loadedImages.map((image) => captions?.[images.indexOf(image)])
  return <Slideshow {...slideshowProps} images={loadedImages} captions={loadedCaptions} />
}

function Slideshow({ hero, images, captions, seconds }: RotatingImagesProps) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const { isPlaying, toggle } = usePlayback(hero)
  const index = useSlideshow(embla, hero, seconds, isPlaying)
  return (
    <>
      <div className={classes.controls}>
        <span className={classes.caption}>{captions?.[index]}</span>
        <span className={classes.index}>{`${index + 1}/${images.length}`}</span>
        <PauseButton playing={isPlaying} onClick={toggle} />
      </div>
      <div className={classes.root} aria-hidden="true" inert>
        <ImageCarousel images={images} onReady={setEmbla} />
      </div>
    </>
  )
}

type ImageCarouselProps = {
  readonly images: readonly ResponsiveImageData[]
  /** Called with the Embla API, which changes the slide. */
  readonly onReady: (embla: EmblaCarouselType) => void
}

/** A carousel without controls, in an inert element. Each image fades into the next. */
function ImageCarousel({ images, onReady }: ImageCarouselProps) {
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
      emblaOptions={{ loop: true, watchDrag: false }}
      plugins={[fade]}
      getEmblaApi={onReady}
    >
      {images.map((image) => (
        <Carousel.Slide key={image.src}>
          <ResponsiveImage decorative image={image} sizes={BACKDROP_SIZES} loading="idle" />
        </Carousel.Slide>
      ))}
    </Carousel>
  )
}

type PauseButtonProps = { readonly playing: boolean; readonly onClick: () => void }

/** Pauses and plays the images of a hero. The first control of the hero in the tab order. */
export function PauseButton({ playing, onClick }: PauseButtonProps) {
  return (
    <button type="button" className={classes.pause} onClick={onClick}>
      <svg className={classes.icon} viewBox="0 0 12 12" aria-hidden="true">
        <path d={playing ? 'M3 1v10M9 1v10' : 'M2.5 1v10l8-5z'} />
      </svg>
      <span>{playing ? texts.pause : texts.play}</span>
    </button>
  )
}

/**
 * Preloads images one after the other. The first image counts as loaded.
 *
 * `nextImage` is the image to load now; it is undefined at the end. Call `finishNextImage` when it
 * is loaded (true) or has failed (false). `loadedImages` are the images that can be shown.
 */
function usePreloadedImages(images: readonly ResponsiveImageData[]) {
  const [{ finishedCount, loadedImages }, setProgress] = useState({
    finishedCount: 1,
    loadedImages: images.slice(0, 1),
  })
  const nextImage = images[finishedCount]
  const finishNextImage = (isLoaded: boolean) =>
    setProgress({
      finishedCount: finishedCount + 1,
      loadedImages: isLoaded && nextImage ? [...loadedImages, nextImage] : loadedImages,
    })
  return { loadedImages, nextImage, finishNextImage }
}

/**
 * The playback of a hero's images. It starts switched on. The pause button and keyboard focus
 * inside the hero switch it off; then only the button switches it on again.
 */
function usePlayback(hero: RefObject<HTMLElement | null>) {
  const [isPlaying, setPlaying] = useState(true)
  useEffect(() => {
    const element = hero.current
    element?.addEventListener('focusin', stopOnKeyboardFocus)
    return () => element?.removeEventListener('focusin', stopOnKeyboardFocus)

    function stopOnKeyboardFocus() {
      if (element?.querySelector(':focus-visible')) setPlaying(false)
    }
  }, [hero])
  return { isPlaying, toggle: () => setPlaying(!isPlaying) }
}

/**
 * Shows the next slide every `seconds` while `isPlaying` is true. The slide stays while the mouse is over the
 * hero and, to save energy, in a hidden tab and scrolled out of the window. Returns the index of the slide.
 */
function useSlideshow(
  carousel: EmblaCarouselType | null,
  hero: RefObject<HTMLElement | null>,
  seconds: number,
  isPlaying: boolean,
): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (!isPlaying || carousel === null) return undefined
    const timer = setInterval(() => {
      // Nothing is above the hero but the header.
      const isInWindow = carousel.rootNode().getBoundingClientRect().bottom > 0
      if (!isInWindow || document.hidden || hero.current?.matches(':hover')) return
      carousel.scrollNext()
      setIndex(carousel.selectedScrollSnap())
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [carousel, hero, seconds, isPlaying])
  return index
}
