import type { Ref } from 'react'
import type { ResponsiveImageData } from '../model/image.ts'

/** The properties of a picture. */
export type ResponsiveImageProps = {
  readonly picture: ResponsiveImageData
  /** How wide the picture is shown, for the browser's choice of file (the `sizes` of HTML). */
  readonly sizes: string
  /**
   * `first` for the picture that a page opens with: fetched at once, before all others; `lazy` when
   * it comes near; `idle` at once, after all others. @default 'lazy'
   */
  readonly loading?: 'first' | 'lazy' | 'idle'
  /** Whether a narrow screen gets the upright crop, which fills it. @default false */
  readonly upright?: boolean
  /** Whether the picture only decorates: its alternative text is then left out. @default false */
  readonly decorative?: boolean
  readonly className?: string
  readonly ref?: Ref<HTMLImageElement>
  readonly onLoad?: () => void
  readonly onError?: () => void
}

/** A picture in the formats and widths that it exists in. Its box is reserved before it is there. */
export function ResponsiveImage({
  picture,
  sizes,
  loading = 'lazy',
  upright = false,
  decorative = false,
  ...img
}: ResponsiveImageProps) {
  const { sources, src, srcSet, width, height, alt, focus, color } = picture
  return (
    <picture>
      {upright &&
        picture.upright.map(({ type, srcSet: candidates }) => (
          <source key={type} media={NARROW} type={type} srcSet={candidates} sizes="100vw" />
        ))}
      {sources.map(({ type, srcSet: candidates }) => (
        <source key={type} type={type} srcSet={candidates} sizes={sizes} />
      ))}
      <img
        {...img}
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        {...FETCHING[loading]}
        style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%`, backgroundColor: color }}
      />
    </picture>
  )
}

/** Below the breakpoint `sm`. */
const NARROW = '(max-width: 39.99em)'

const FETCHING = {
  first: { loading: 'eager', decoding: 'sync', fetchPriority: 'high' },
  lazy: { loading: 'lazy', decoding: 'async' },
  idle: { loading: 'eager', decoding: 'sync', fetchPriority: 'low' },
} as const
