import { Container, Text, Title } from '@mantine/core'
import {
  useRef,
  lazy,
  Suspense,
  type ComponentType,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { Actions } from '../../parts/Actions.tsx'
import { idle, savesData } from '../../parts/idle.ts'
import { Eyebrow } from '../../parts/SectionFrame.tsx'
import classes from './Hero.module.css'
import type { HeroData } from './schema.ts'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { BACKDROP_SIZES } from '../../model/imageSizes.ts'
import type { RotatingImagesProps } from './RotatingImages.tsx'

/** The top of a page: its heading over one image, over several images in turn, or without an image. */
export function Hero({ section }: { readonly section: HeroData }) {
  const hero = useRef<HTMLElement>(null)
  const { label, title, headline, overlay, actions, size } = section
  return (
    <header ref={hero} className={classes.root} data-size={size} data-tone="dark">
      <HeroBackdrop hero={hero} section={section} />
      <Container className={classes.content}>
        {label && <Eyebrow>{label}</Eyebrow>}
        <Title className={classes.title}>{title}</Title>
        <Text className={classes.headline}>{headline}</Text>
        {overlay && <Text className={classes.headline}>{overlay}</Text>}
        <Actions links={actions} />
      </Container>
    </header>
  )
}

type HeroBackdropProps = {
  /** The hero's root element. The images stop changing while the mouse is over it. */
  readonly hero: RefObject<HTMLElement | null>
  readonly section: Pick<HeroData, 'images' | 'captions' | 'rotateSeconds'>
}

/** The image behind a page's title, or artwork if there is none. Further images load after the first one is decoded. */
function HeroBackdrop({ hero, section }: HeroBackdropProps) {
  const { images, captions, rotateSeconds } = section
  const firstImage = useRef<HTMLImageElement>(null)
  const isAutoplayAllowed = useAutoplayAllowed(firstImage, images.length)
  return (
    <>
      {images.length === 0 && <div className={classes.artwork} />}
      {images.slice(0, 1).map((image) => (
        <div key={image.src} className={classes.firstImage}>
          <ResponsiveImage ref={firstImage} image={image} sizes={BACKDROP_SIZES} loading="first" />
        </div>
      ))}
      {isAutoplayAllowed && (
        <Suspense fallback={null}>
          <RotatingImages hero={hero} images={images} captions={captions} seconds={rotateSeconds} />
        </Suspense>
      )}
    </>
  )
}

/** If the script or its styles cannot be loaded, the first image stays. */
const RotatingImages = lazy<ComponentType<RotatingImagesProps>>(async () => {
  try {
    const { RotatingImages: Loaded } = await import('./RotatingImages.tsx')
    return { default: Loaded }
  } catch {
    return { default: () => null }
  }
})

/**
 * Whether the images of a hero may change by themselves. True as soon as the first image is decoded
 * and the browser is idle. Always false for a single image, and for visitors who prefer reduced
 * motion or reduced data.
 */
function useAutoplayAllowed(
  firstImage: RefObject<HTMLImageElement | null>,
  imageCount: number,
): boolean {
  const [isReady, setReady] = useState(false)
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const isAllowed = imageCount > 1 && !reducedMotion
  useEffect(() => {
    if (!isAllowed || savesData()) return
    let isCanceled = false
    void Promise.resolve(firstImage.current?.decode())
      .then(idle)
      .then(() => !isCanceled && setReady(true))
      // If the first image cannot be decoded, the hero stays as it is.
      .catch(() => undefined)
    return () => {
      isCanceled = true
    }
  }, [isAllowed, firstImage])
  return isAllowed && isReady
}
