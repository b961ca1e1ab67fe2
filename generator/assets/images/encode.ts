import type { Sharp } from 'sharp'
import type { Crop } from './crop.ts'
import type { Format } from './ladder.ts'

/** A master that is decoded once for all its variants. */
export type Master = {
  readonly width: number
  readonly height: number
  /** The pixels, decoded at the first call. */
  decoded(): Promise<Sharp>
}

/** A master of which the measures are known. */
export function openMaster(file: string, measures: Pick<Master, 'width' | 'height'>): Master {
  let pixels: Promise<Sharp> | undefined
  return { ...measures, decoded: () => (pixels ??= decode(file)) }
}

async function decode(file: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/** A file to make of a master. */
export type Wanted = {
  readonly width: number
  /** The part of the master that it shows. @default all of it */
  readonly crop?: Crop
  readonly format: Format
}

/** Encodes a master. */
export async function encode(master: Master, { width, crop, format }: Wanted): Promise<Uint8Array> {
  const pixels = (await master.decoded()).clone()
  const resized = (crop ? pixels.extract(crop) : pixels).resize({ width })
  const { avif, webp } = crop ? ENCODING.upright : ENCODING.whole
  return format.extension === 'avif'
    ? resized.avif({ ...ENCODING.avif, quality: avif }).toBuffer()
    : resized.webp({ ...ENCODING.webp, quality: webp }).toBuffer()
}

/**
 * How files are encoded. Upright ones lie under text, on screens with two or three pixels to the
 * point, where a lower quality is enough. Effort 1 makes AVIF files 5% larger than effort 2 and
 * encodes them three times as fast.
 */
export const ENCODING = {
  whole: { avif: 50, webp: 72 },
  upright: { avif: 38, webp: 50 },
  avif: { effort: 1, chromaSubsampling: '4:2:0' },
  webp: { effort: 2 },
} as const
