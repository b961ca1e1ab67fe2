import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Metadata } from 'sharp'
import * as z from 'zod'
import { decoded } from '../files.ts'
import type { GeneratorContext } from '../rules/rule.ts'
import { cachedJson, cacheKey } from './cacheStore.ts'

/**
 * Lists the images of a folder and finds damaged ones, for rules. Only the metadata and the end of each file are
 * checked; no pixels are decoded. The metadata is cached in the folder `cache`.
 */
export async function readImageFolder(folder: string, cache: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const read = (name: string) => readFile(path.join(folder, name))
  const images = await Promise.all(
    names.map(async (name) => ({ name, metadata: await imageMetadata(await read(name), cache) })),
  )
  const svgNames = names.filter((name) => name.endsWith('.svg'))
  const svgFiles = svgNames.map(async (name) => [name, decoded(String(await read(name)))] as const)
  return {
    imageFiles: new Set(names),
    unreadableImages: new Set(
      images.flatMap(({ name, metadata }) => (metadata === null ? [name] : [])),
    ),
    animatedImages: new Set(
      images.flatMap(({ name, metadata }) => (metadata?.isAnimated === true ? [name] : [])),
    ),
    imageWidths: new Map(
      images.flatMap(({ name, metadata }) => (metadata === null ? [] : [[name, metadata.width]])),
    ),
    svgFiles: new Map(await Promise.all(svgFiles)),
  } satisfies Partial<GeneratorContext>
}

/** Whether a file is complete by the rules of its format. A truncated copy is not. */
function isComplete(format: string, bytes: Buffer): boolean {
  switch (format) {
    case 'heif':
      return endOfBoxes(bytes) === bytes.length
    case 'png':
      return bytes.subarray(-8, -4).toString('latin1') === 'IEND'
    case 'jpeg':
      return bytes.lastIndexOf(Buffer.of(0xff, 0xd9)) > 0
    case 'webp':
      return bytes.readUInt32LE(4) + 8 <= bytes.length
    default:
      return true
  }
}

/** Where the last box of an ISO base media file (ISO/IEC 14496-12), e.g. AVIF, ends. Bytes. */
function endOfBoxes(bytes: Buffer): number {
  let end = 0
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end)
    if (size === 0) return bytes.length
    if (size < 8) return Number.NaN
    end += size
  }
  return end
}

const metadataSchema = z
  .object({
    width: z.number(),
    height: z.number(),
    isOpaque: z.boolean(),
    isAnimated: z.boolean(),
  })
  .nullable()

/**
 * The size of an image in pixels as it is shown, whether it has no transparency, and whether it has several frames. `null` where the bytes are not a
 * complete image.
 */
type ImageMetadata = z.output<typeof metadataSchema>

/**
 * Reads the metadata of an image. The result is cached in the folder `cache`: to load sharp takes longer than to
 * look up all images of the site.
 */
export const imageMetadata = (bytes: Buffer, cache: string): Promise<ImageMetadata> =>
  cachedJson(path.join(cache, 'measures'), cacheKey(bytes), metadataSchema, () =>
    readMetadata(bytes),
  )

/** Reads the metadata of an image with sharp. */
async function readMetadata(bytes: Buffer): Promise<ImageMetadata> {
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes)
  const metadata = await image.metadata().catch(() => undefined)
  if (metadata?.format === undefined || !isComplete(metadata.format, bytes)) return null
  const { hasAlpha, autoOrient } = metadata
  const { width, height } = autoOrient
  if (width === 0 || height === 0) return null
  // A damaged file can have metadata, although it cannot be decoded.
  const isOpaque = !hasAlpha || (await image.stats().catch(() => undefined))?.isOpaque !== false
  return { width, height, isOpaque, isAnimated: isAnimated(metadata, bytes) }
}

/** Whether an image has several frames. sharp knows it, but not of PNG. */
const isAnimated = ({ format, pages = 1 }: Metadata, bytes: Buffer): boolean =>
  // The chunk that declares an animation comes before the pixels.
  format === 'png' ? bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL') : pages > 1
