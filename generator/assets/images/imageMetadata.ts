import path from 'node:path'
import * as z from 'zod'
import { cacheStore, cacheKey } from '../cacheStore.ts'

const metadataSchema = z
  .object({ format: z.string(), width: z.number(), height: z.number(), isOpaque: z.boolean() })
  .nullable()

/** The format of an image, its size in pixels as it is shown, and whether it has no transparency. `null` where the bytes are not an image. */
export type ImageMetadata = z.output<typeof metadataSchema>

/** Reads the metadata of an image. The result is cached in the folder `cache`. */
export async function imageMetadata(bytes: Uint8Array, cache: string): Promise<ImageMetadata> {
  const cached = await cachedMetadata(bytes, cache)
  if (cached !== undefined) return cached
  const metadata = await readMetadata(bytes)
  await storeIn(cache).set(cacheKey(bytes), Buffer.from(JSON.stringify(metadata)))
  return metadata
}

/**
 * The cached metadata of an image, or `undefined`. To load sharp takes longer than to look up all
 * images of the site.
 */
export async function cachedMetadata(
  bytes: Uint8Array,
  cache: string,
): Promise<ImageMetadata | undefined> {
  const cached = await storeIn(cache).get(cacheKey(bytes))
  return cached && metadataSchema.safeParse(JSON.parse(Buffer.from(cached).toString())).data
}

const storeIn = (cache: string) => cacheStore(path.join(cache, 'measures'))

/** Reads the metadata of an image with sharp. */
export async function readMetadata(bytes: Uint8Array): Promise<ImageMetadata> {
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes)
  const metadata = await image.metadata().catch(() => undefined)
  if (metadata?.format === undefined) return null
  const { format, hasAlpha, autoOrient } = metadata
  const { width, height } = autoOrient
  if (width === 0 || height === 0) return null
  // A truncated file has metadata, but cannot be decoded. It is reported as incomplete.
  const isOpaque = !hasAlpha || (await image.stats().catch(() => undefined))?.isOpaque !== false
  return { format, width, height, isOpaque }
}
