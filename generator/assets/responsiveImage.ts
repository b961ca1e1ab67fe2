import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResponsiveImageFiles } from '../../src/model/image.ts'
import type { Site } from '../../src/site/site.ts'
import type { ImageOptions } from '../emit/imageQuery.ts'
import { contentHash } from '../files.ts'
import type { BuiltFiles } from './builtFiles.ts'
import { cached, cacheKey } from './cacheStore.ts'
import {
  encodeImage,
  type EncodeOptions,
  ENCODER_OPTIONS,
  ENCODING_VERSION,
  openOriginal,
  type PixelStore,
  placeholderColor,
  PORTRAIT_RATIO,
  portraitCrop,
} from './encodeImage.ts'
import { imageMetadata } from './imageFiles.ts'

/**
 * Adds the files of an image: AVIF in all widths, for backgrounds also in portrait shape, and one file for browsers without
 * AVIF. They are encoded when they are read. Where a media host has the images, adds nothing and returns the URLs there.
 */
export async function responsiveImage(
  file: string,
  { focus, source, widths, portrait }: ImageOptions,
  files: BuiltFiles,
  cache: string,
): Promise<ResponsiveImageFiles> {
  const bytes = await readFile(file)
  const { name, ext } = path.parse(file)
  const metadata = await imageMetadata(bytes, cache)
  if (metadata === null) throw new Error(`${file} is not an image.`)
  const { width, height } = metadata
  // A color would be visible behind an image with transparency.
  const color = metadata.isOpaque ? await placeholderColor(bytes, cache) : 'transparent'
  const offered = widthsFor(width, widths)
  const fallbackWidth =
    offered.find((offeredWidth) => offeredWidth >= FALLBACK_WIDTH) ?? offered.at(-1) ?? width
  if (source.kind === 'host') {
    const urlOf = (offeredWidth: number) => hostedUrl(path.basename(file), source, offeredWidth)
    return { src: urlOf(fallbackWidth), srcSet: srcSetOf(offered, urlOf), width, height, color }
  }
  // Browsers cache these files forever, so the names depend on everything that changes the content.
  const encoding = JSON.stringify([ENCODER_OPTIONS, PORTRAIT_RATIO, ENCODING_VERSION])
  const hash = contentHash(Buffer.concat([bytes, Buffer.from(encoding)]))
  const stem = `${name}-${hash}`
  if (ext === '.svg') {
    const fileName = `assets/${stem}.svg`
    const src = files.add({ fileName, read: async () => bytes })
    return { src, width, height, color }
  }
  /** Adds the file of a variant whose name begins with `variant`, and returns its URL. */
  const add = (variant: string, options: EncodeOptions): string => {
    const { width: variantWidth, format } = options
    const fileName = `${variant}-${variantWidth}.${format}`
    const read = (pixels: PixelStore) =>
      cached(cache, cacheKey(fileName), async () =>
        encodeImage(await openOriginal(bytes, pixels), options),
      )
    return files.add({ fileName: `assets/${fileName}`, original: path.basename(file), read })
  }
  const crop = portrait ? portraitCrop(metadata, focus) : undefined
  return {
    avif: srcSetOf(offered, (offeredWidth) => add(stem, { width: offeredWidth, format: 'avif' })),
    ...(crop && {
      portrait: srcSetOf(widthsFor(crop.width, widths, MAX_PORTRAIT_WIDTH), (offeredWidth) =>
        add(`${stem}-portrait-${crop.left}`, { width: offeredWidth, crop, format: 'avif' }),
      ),
    }),
    src: add(stem, { width: fallbackWidth, format: metadata.isOpaque ? 'jpg' : 'png' }),
    width,
    height,
    color,
  }
}

const srcSetOf = (widths: readonly number[], urlOf: (width: number) => string) =>
  widths.map((width) => `${urlOf(width)} ${width}w`).join(', ')

/** The largest portrait image: phones with 640 CSS pixels and two device pixels per CSS pixel. Pixels. */
const MAX_PORTRAIT_WIDTH = 1200

/**
 * The URL of an image on a media host: the file name, and the width as a query parameter of the
 * host. The host chooses the format by the `Accept` header.
 */
function hostedUrl(
  fileName: string,
  { url, widthParameter }: Extract<Site['media']['source'], { kind: 'host' }>,
  width: number,
): string {
  const imageUrl = new URL(fileName, url.endsWith('/') ? url : `${url}/`)
  imageUrl.searchParams.set(widthParameter, String(width))
  return imageUrl.href
}

/** Browsers without AVIF or `srcset` get the first image that is at least this wide. Pixels. */
const FALLBACK_WIDTH = 1200

/**
 * The widths in which an image is offered: those of `widths` that are not larger than the image or
 * than `maxWidth`, and the width of the image itself, if that is not larger than `maxWidth`. Default of
 * `maxWidth`: the largest of `widths`.
 */
function widthsFor(
  imageWidth: number,
  widths: readonly number[],
  maxWidth: number = widths.at(-1) ?? imageWidth,
): number[] {
  const narrower = widths.filter((width) => width < imageWidth && width <= maxWidth)
  return imageWidth <= maxWidth ? [...narrower, imageWidth] : narrower
}
