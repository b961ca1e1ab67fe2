import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResponsiveImageFiles } from '../../../src/model/image.ts'
import { cacheStore, cacheKey } from '../cacheStore.ts'
import type { BuiltFiles } from '../builtFiles.ts'
import { placeholderColor } from './placeholderColor.ts'
import { portraitCrop } from './crop.ts'
import {
  encodeImage,
  openSourceImage,
  ENCODER_OPTIONS,
  type EncodeOptions,
  type ImageFormat,
} from './encodeImage.ts'
import { hostedImage } from './hostedImage.ts'
import { FALLBACK_WIDTH, widthsFor } from './widths.ts'
import { imageMetadata } from './imageMetadata.ts'
import type { ImageOptions } from '../../emit/resolve.ts'

/**
 * Adds the files of an image: AVIF in all widths, also in portrait shape, and one file for browsers without
 * AVIF. They are encoded when they are read. Where a media host has the images, adds nothing and returns the URLs there.
 */
export async function responsiveImage(
  file: string,
  { focus, source, widths }: ImageOptions,
  files: BuiltFiles,
  cache: string,
): Promise<ResponsiveImageFiles> {
  const bytes = await readFile(file)
  const { name, ext } = path.parse(file)
  const metadata = await imageMetadata(bytes, cache)
  if (metadata === null) throw new Error(`${file} is not an image.`)
  const { width, height } = metadata
  const color = await placeholderColor(bytes, cache)
  if (source.kind === 'host') {
    return { ...hostedImage(path.basename(file), { width, height }, source, widths), color }
  }
  // Browsers cache these files forever, so the names depend on the content and the encoder options.
  const input = createHash('sha256').update(bytes).update(JSON.stringify(ENCODER_OPTIONS))
  const hash = input.digest('hex').slice(0, 8)
  const stem = `${name}-${hash}`
  if (ext === '.svg') {
    const fileName = `assets/${stem}.svg`
    const src = files.add({ fileName, type: 'image/svg+xml', read: async () => bytes })
    return { src, width, height, color }
  }
  const image = openSourceImage(file, metadata)
  const store = cacheStore(cache)
  const add: AddVariant = (variant, options) => {
    const { width: variantWidth, format } = options
    const fileName = `${variant}-${variantWidth}.${format}`
    const read = () => store.getOrCreate(cacheKey(fileName), () => encodeImage(image, options))
    return files.add({ fileName: `assets/${fileName}`, type: TYPES[format], read })
  }
  const offered = widthsFor(width, widths)
  const fallbackWidth = offered.find((one) => one >= FALLBACK_WIDTH) ?? offered.at(-1) ?? width
  const crop = portraitCrop(image, focus)
  return {
    avif: srcSetOf(offered, (one) => add(stem, { width: one, format: 'avif' })),
    ...(crop && {
      portrait: srcSetOf(widthsFor(crop.width, widths, MAX_PORTRAIT_WIDTH), (one) =>
        add(`${stem}-portrait-${crop.left}`, { width: one, crop, format: 'avif' }),
      ),
    }),
    src: add(stem, { width: fallbackWidth, format: metadata.isOpaque ? 'jpg' : 'png' }),
    width,
    height,
    // A color would be visible behind the image.
    color: metadata.isOpaque ? color : 'transparent',
  }
}

/** Adds the file of a variant whose name begins with `variant`, and returns its URL. */
type AddVariant = (variant: string, options: EncodeOptions) => string

const srcSetOf = (widths: readonly number[], urlOf: (width: number) => string) =>
  widths.map((width) => `${urlOf(width)} ${width}w`).join(', ')

const TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** The largest portrait image: phones with 640 CSS pixels and two device pixels per CSS pixel. Pixels. */
const MAX_PORTRAIT_WIDTH = 1200
