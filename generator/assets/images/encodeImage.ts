import type { Sharp } from 'sharp'
import type { Crop } from './crop.ts'

/** An original image. It is decoded once for all its variants. */
export type SourceImage = {
  readonly width: number
  readonly height: number
  /** The pixels. They are decoded at the first call. */
  decoded(): Promise<Sharp>
}

/** Opens an original image whose metadata is known. */
export function openSourceImage(
  file: string,
  {
    isOpaque,
    ...size
  }: { readonly width: number; readonly height: number; readonly isOpaque: boolean },
): SourceImage {
  let pixels: Promise<Sharp> | undefined
  return { ...size, decoded: () => (pixels ??= decode(file, isOpaque)) }
}

async function decode(file: string, isOpaque: boolean): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Cameras store how they were held, instead of upright pixels.
  const upright = sharp(file).autoOrient()
  const pixels = isOpaque ? upright.removeAlpha() : upright
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/** A variant of an image. */
export type EncodeOptions = {
  readonly width: number
  /** The part of the image that it shows. Default: the whole image. */
  readonly crop?: Crop | undefined
  readonly format: ImageFormat
}

/** Encodes a variant of an image. */
export async function encodeImage(
  image: SourceImage,
  { width, crop, format }: EncodeOptions,
): Promise<Uint8Array> {
  const pixels = (await image.decoded()).clone()
  const resized = (crop ? pixels.extract(crop) : pixels).resize({ width })
  switch (format) {
    case 'avif':
      return resized.avif(crop ? ENCODER_OPTIONS.portrait : ENCODER_OPTIONS.avif).toBuffer()
    case 'jpg':
      return resized.jpeg(ENCODER_OPTIONS.jpg).toBuffer()
    case 'png':
      return resized.png(ENCODER_OPTIONS.png).toBuffer()
  }
}

/** AVIF for browsers that support it; for others JPEG, or PNG if the image has transparency. */
export type ImageFormat = 'avif' | 'jpg' | 'png'

const AVIF = { effort: 1, chromaSubsampling: '4:2:0' } as const

/**
 * The options of the encoders. Portrait images are shown behind text on screens with two or three
 * device pixels per CSS pixel, so a lower quality is enough. AVIF with effort 1 is 5% larger than
 * with effort 2, but three times as fast.
 */
export const ENCODER_OPTIONS = {
  avif: { ...AVIF, quality: 50 },
  portrait: { ...AVIF, quality: 38 },
  jpg: { quality: 75, mozjpeg: true },
  png: { palette: true },
} as const
