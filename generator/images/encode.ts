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
  const { avif, webp } = crop ? QUALITY.upright : QUALITY.whole
  return format.extension === 'avif'
    ? resized.avif({ quality: avif, effort: 2 }).toBuffer()
    : resized.webp({ quality: webp, effort: 2 }).toBuffer()
}

/** How files are encoded. Upright ones stand under words, on screens of two or three pixels to the point: less does. */
export const QUALITY = { whole: { avif: 50, webp: 72 }, upright: { avif: 38, webp: 50 } } as const
