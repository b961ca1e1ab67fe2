import type { Sharp } from 'sharp'
import type { Crop } from './crop.ts'
import type { ImageFormat } from './widths.ts'

/** An original image. It is decoded once for all its variants. */
export type SourceImage = {
  readonly width: number
  readonly height: number
  /** The pixels. They are decoded at the first call. */
  decoded(): Promise<Sharp>
}

/** Opens an original image whose size is known. */
export function openSourceImage(
  file: string,
  size: Pick<SourceImage, 'width' | 'height'>,
): SourceImage {
  let pixels: Promise<Sharp> | undefined
  return { ...size, decoded: () => (pixels ??= decode(file)) }
}

async function decode(file: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Cameras store how they were held, instead of upright pixels.
  const upright = sharp(file).autoOrient()
  const { data, info } = await upright.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/** A variant of an image. */
export type EncodeOptions = {
  readonly width: number
  /** The part of the image that it shows. Default: the whole image. */
  readonly crop?: Crop
  readonly format: ImageFormat
}

/** Encodes a variant of an image. */
export async function encodeImage(
  image: SourceImage,
  { width, crop, format }: EncodeOptions,
): Promise<Uint8Array> {
  const pixels = (await image.decoded()).clone()
  const resized = (crop ? pixels.extract(crop) : pixels).resize({ width })
  const { avif, webp } = crop ? ENCODER_OPTIONS.portrait : ENCODER_OPTIONS.whole
  return format.extension === 'avif'
    ? resized.avif({ ...ENCODER_OPTIONS.avif, quality: avif }).toBuffer()
    : resized.webp({ ...ENCODER_OPTIONS.webp, quality: webp }).toBuffer()
}

/**
 * The options of the encoders. Portrait images are shown behind text on screens with two or three
 * device pixels per CSS pixel, so a lower quality is enough. AVIF with effort 1 is 5% larger than
 * with effort 2, but three times as fast.
 */
export const ENCODER_OPTIONS = {
  whole: { avif: 50, webp: 72 },
  portrait: { avif: 38, webp: 50 },
  avif: { effort: 1, chromaSubsampling: '4:2:0' },
  webp: { effort: 2 },
} as const
