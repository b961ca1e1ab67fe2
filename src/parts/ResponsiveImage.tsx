import type { Ref } from 'react'
import type { ResponsiveImageData } from '../model/image.ts'

type ResponsiveImageProps = {
  readonly image: ResponsiveImageData
  /** The width at which the image is displayed: the HTML attribute `sizes`. */
  readonly sizes: string
  /**
   * When the browser loads the image: `first` immediately with high priority, for the first image
   * of a page; `lazy` when it is near the viewport; `idle` immediately with low priority.
   * @default 'lazy'
   */
  readonly loading?: 'first' | 'lazy' | 'idle'
  /** Whether the image is decorative: its `alt` is then empty. @default false */
  readonly decorative?: boolean
  readonly className?: string
  readonly ref?: Ref<HTMLImageElement>
  readonly onLoad?: () => void
  readonly onError?: () => void
}

/** An image in several widths. Its `width` and `height` avoid layout shifts. */
export function ResponsiveImage({
  image,
  sizes,
  loading = 'lazy',
  decorative = false,
  ...img
}: ResponsiveImageProps) {
  const { avif, src, srcSet, width, height, alt, focus, color } = image
  return (
    <picture>
      {image.portrait && (
        <source media={NARROW} type="image/avif" srcSet={image.portrait} sizes="100vw" />
      )}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...img}
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        {...LOADING_ATTRIBUTES[loading]}
        style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%`, backgroundColor: color }}
      />
    </picture>
  )
}

/** The media query for screens below the breakpoint `sm`. */
const NARROW = '(max-width: 39.99em)'

const LOADING_ATTRIBUTES = {
  first: { loading: 'eager', decoding: 'sync', fetchPriority: 'high' },
  lazy: { loading: 'lazy', decoding: 'async' },
  idle: { loading: 'eager', decoding: 'sync', fetchPriority: 'low' },
} as const
