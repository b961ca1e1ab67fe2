import type { Metadata } from 'sharp'
import * as z from 'zod'
import { imageMetadata } from '../assets/imageFiles.ts'
import { UserError } from '../diagnostics/commandRun.ts'

const fraction = z.number().min(0).max(1)

/** A part of an image, as fractions of its width and height, e.g. `{ x: 0.25, y: 0, width: 0.5, height: 1 }`. */
export const cropSchema = z.strictObject({
  /** The left edge. */
  x: fraction,
  /** The top edge. */
  y: fraction,
  width: fraction,
  height: fraction,
})

/** A file for `src/images/`, e.g. an AVIF file with 2400 × 1600 pixels. */
export type StoredImage = {
  readonly bytes: Uint8Array
  /** The extension of its name, e.g. `avif`. */
  readonly extension: string
  /** Pixels, as the image is shown. */
  readonly width: number
  /** Pixels, as the image is shown. */
  readonly height: number
}

type StoredImageOptions = {
  /** The part of the image that is stored. Default: all of it. */
  readonly crop?: z.output<typeof cropSchema> | undefined
  /** The largest width in which pages show images. Pixels. */
  readonly largest: number
}

/**
 * Makes the file that is stored from a file of an author: an intact image in a format for photos. The content decides,
 * not the name. SVG files are not accepted, because they can contain scripts. A file that is no larger than pages show
 * stays as it is, if it has no metadata, e.g. the location of the camera: otherwise, it is encoded again in its format.
 * A larger one, or a part of one, is scaled and encoded as AVIF. What is encoded is upright, in sRGB, with its
 * transparency, and without metadata. Throws a user error for other files.
 *
 * @param cache the folder with what is known about images
 */
export async function storedImage(
  bytes: Buffer,
  { crop, largest }: StoredImageOptions,
  cache: string,
): Promise<StoredImage> {
  const { default: sharp } = await import('sharp')
  const { extension, width, height, hasMetadata } = await checkImage(bytes, cache)
  const upright = sharp(bytes).autoOrient()
  if (crop === undefined && width <= largest && bytes.length <= LARGE_FILE) {
    // A truncated file has intact metadata.
    await upright.clone().resize(32).raw().toBuffer().catch(notDecoded)
    if (!hasMetadata) return { bytes, extension, width, height }
    // A PNG file with a quality would have few colors. Without, nothing is lost.
    const quality = extension === 'png' ? {} : SAME_QUALITY
    const encoded = upright.toFormat(extension === 'jpg' ? 'jpeg' : extension, quality)
    return { bytes: await encoded.toBuffer().catch(notDecoded), extension, width, height }
  }
  const { data, info } = await (crop ? upright.extract(pixelsOf(crop, width, height)) : upright)
    .resize({ width: largest, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .avif(ENCODER_OPTIONS)
    .toBuffer({ resolveWithObject: true })
    .catch(notDecoded)
  return { bytes: data, extension: 'avif', width: info.width, height: info.height }
}

/** Files with more than 3 MB are encoded again, e.g. a photo as PNG. Bytes. */
const LARGE_FILE = 3_000_000

/** AVIF files cannot be higher. Pixels. */
const MAX_HEIGHT = 16_384

/** Nearly without visible loss, because the files of pages are made from it. */
const ENCODER_OPTIONS = { quality: 80, effort: 2, chromaSubsampling: '4:4:4' } as const

/** Without visible loss. */
const SAME_QUALITY = { quality: 95, chromaSubsampling: '4:4:4' } as const

/** A part of an image in whole pixels: at least one, and none outside of the image. */
function pixelsOf(
  { x, y, width, height }: z.output<typeof cropSchema>,
  totalWidth: number,
  totalHeight: number,
) {
  const left = Math.min(Math.round(x * totalWidth), totalWidth - 1)
  const top = Math.min(Math.round(y * totalHeight), totalHeight - 1)
  const within = (size: number, limit: number) => Math.min(Math.max(Math.round(size), 1), limit)
  return {
    left,
    top,
    width: within(width * totalWidth, totalWidth - left),
    height: within(height * totalHeight, totalHeight - top),
  }
}

/** Checks that a file is a still image in a format for photos. Its pixels are not decoded yet. */
async function checkImage(bytes: Buffer, cache: string) {
  const { default: sharp } = await import('sharp')
  // sharp throws for an empty file.
  const image = sharp(bytes.length === 0 ? Buffer.from(' ') : bytes, { limitInputPixels: false })
  const format = await image.metadata().catch(() => undefined)
  const extension = EXTENSIONS[`${format?.format} ${format?.compression ?? ''}`.trim()]
  if (format === undefined || extension === undefined) {
    throw new UserError(
      'The file is not a picture in a supported format. Use a JPEG, PNG, WebP or AVIF file.',
    )
  }
  if (format.width * format.height > MAX_PIXELS) throw new UserError(tooManyPixels(format))
  const metadata = await imageMetadata(bytes, cache)
  if (metadata === null) return notDecoded()
  if (metadata.isAnimated) {
    throw new UserError('The picture is animated. Use a still one, or show it as a video.')
  }
  const { exif, xmp, iptc, comments } = format
  const hasMetadata = [exif, xmp, iptc, comments].some((part) => part !== undefined)
  return { extension, hasMetadata, ...metadata }
}

/** Images with more pixels would need too much memory. The largest cameras of phones have 200 million. */
const MAX_PIXELS = 250_000_000

const tooManyPixels = ({ width, height }: Metadata) =>
  `The picture has ${width} × ${height} pixels, which is too large. Save it with at most 10,000 pixels in width and height, then try again.`

function notDecoded(): never {
  throw new UserError(
    'The picture cannot be decoded: it is damaged or incomplete. Use an intact copy.',
  )
}

/** The extensions by the format and the compression that sharp reports. */
const EXTENSIONS: Readonly<Record<string, 'avif' | 'jpg' | 'png' | 'webp'>> = {
  'heif av1': 'avif',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
}
