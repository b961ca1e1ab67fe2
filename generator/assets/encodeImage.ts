import path from 'node:path'
import type { OutputInfo, Region, Sharp } from 'sharp'
import { cached, cacheKey } from './cacheStore.ts'

/** Decoded pixels, with their size. */
export type Pixels = { readonly data: Buffer; readonly info: OutputInfo }

/** Returns the pixels with a key. The first call with a key creates them. Different pixels must have different keys. */
export type PixelStore = (key: string, create: () => Promise<Pixels>) => Promise<Pixels>

/**
 * Creates an empty store of pixels, for files of the same image that are encoded one after the other: the image is
 * decoded once for all of them. The store needs the memory of all its pixels, so it must not live longer.
 */
export function pixelStore(): PixelStore {
  const known = new Map<string, Promise<Pixels>>()
  return (key, create) => {
    const pixels = known.get(key) ?? create()
    known.set(key, pixels)
    return pixels
  }
}

/** Opens an original image, whose pixels are decoded or taken from a store. */
export const openOriginal = async (bytes: Uint8Array, pixels: PixelStore): Promise<Sharp> =>
  imageOf(
    await pixels(cacheKey(bytes), async () =>
      (await decode(bytes)).raw().toBuffer({ resolveWithObject: true }),
    ),
  )

/** An image of decoded pixels. */
export async function imageOf({ data, info }: Pixels): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

async function decode(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // The cache of sharp would only use memory.
  sharp.cache(false)
  // Cameras store how they were held, instead of upright pixels.
  const upright = sharp(bytes).autoOrient()
  const { hasAlpha } = await upright.metadata()
  return hasAlpha && (await upright.stats()).isOpaque ? upright.removeAlpha() : upright
}

/** A variant of an image. */
export type EncodeOptions = {
  readonly width: number
  /** The part of the image that it shows. Default: the whole image. */
  readonly crop?: Region | undefined
  readonly format: ImageFormat
}

/** AVIF for browsers that support it; for others JPEG, or PNG if the image has transparency. */
type ImageFormat = 'avif' | 'jpg' | 'png'

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

/**
 * Increase it after a fault that gave files wrong pixels: servers and browsers keep a file for a year, so the correct
 * one needs another name.
 */
export const ENCODING_VERSION = 2

/** Encodes a variant of an image. */
export async function encodeImage(
  image: Sharp,
  { width, crop, format }: EncodeOptions,
): Promise<Uint8Array> {
  const resized = (crop ? image.extract(crop) : image).resize({ width })
  const options = ENCODER_OPTIONS[crop ? 'portrait' : format]
  return resized.toFormat(format === 'jpg' ? 'jpeg' : format, options).toBuffer()
}

/** Width to height of a portrait crop: the shape of the hero on a phone. */
export const PORTRAIT_RATIO = 4 / 5

/**
 * The portrait part of an image: as high as the image, with the focal point in its center as far as
 * the edges allow. `undefined` where the image is portrait or square.
 */
export function portraitCrop(
  image: { readonly width: number; readonly height: number },
  focus: { readonly x: number },
): Region | undefined {
  if (image.width <= image.height) return undefined
  const width = Math.round(image.height * PORTRAIT_RATIO)
  const left = Math.round(image.width * focus.x - width / 2)
  return {
    left: Math.min(Math.max(left, 0), image.width - width),
    top: 0,
    width,
    height: image.height,
  }
}

/**
 * The background color that pages show until an image has loaded, as `#rrggbb`: the median color of
 * its pixels. Bright spots in a dark image do not change the median, so light text over the image is
 * readable before the image has loaded. The color is cached.
 */
export async function placeholderColor(bytes: Uint8Array, cache: string): Promise<string> {
  const color = await cached(path.join(cache, 'colors'), cacheKey(bytes), async () =>
    Buffer.from(await medianColor(bytes)),
  )
  return Buffer.from(color).toString()
}

async function medianColor(bytes: Uint8Array): Promise<string> {
  const image = await decode(bytes)
  const pixels = await image.resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer()
  const channels = [0, 1, 2].map((channel) => {
    const values = pixels.filter((_, index) => index % 3 === channel).toSorted((a, b) => a - b)
    return (values[values.length / 2] ?? 0).toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** The image is scaled down to this width and height: enough pixels for a median. */
const SIDE = 32

/** The size and the focal point of a crop. */
export type CropTo = {
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** The focal point of the image: from 0 to 1 along each side. */
  readonly focus: { readonly x: number; readonly y: number }
}

/** Scales and crops an image to a size, around its focal point. */
export async function croppedImage(image: Sharp, { width, height, focus }: CropTo): Promise<Sharp> {
  const original = await image.metadata()
  const scale = Math.max(width / original.width, height / original.height)
  const [scaledWidth, scaledHeight] = [
    Math.ceil(original.width * scale),
    Math.ceil(original.height * scale),
  ]
  const within = (total: number, part: number, focalPoint: number) =>
    Math.round(Math.min(Math.max(total * focalPoint - part / 2, 0), total - part))
  return image.resize(scaledWidth, scaledHeight).extract({
    left: within(scaledWidth, width, focus.x),
    top: within(scaledHeight, height, focus.y),
    width,
    height,
  })
}
