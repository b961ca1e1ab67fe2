import path from 'node:path'
import * as z from 'zod'
import { cacheStore, keyOf } from '../cacheStore.ts'

const measuresSchema = z
  .object({ format: z.string(), width: z.number(), height: z.number() })
  .nullable()

/** An image's format and measures in pixels; nothing where the bytes are no image. */
export type Measures = z.output<typeof measuresSchema>

/** Measures an image, or knows from a folder of cached images what its bytes measured before. */
export async function measuresOf(bytes: Uint8Array, cache: string): Promise<Measures> {
  const known = await knownMeasures(bytes, cache)
  if (known !== undefined) return known
  const measures = await measure(bytes)
  await storeIn(cache).keep(keyOf(bytes), Buffer.from(JSON.stringify(measures)))
  return measures
}

/**
 * What an image's bytes measured before, if it is known: the library that measures takes longer to
 * load than it takes to know all images.
 */
export async function knownMeasures(
  bytes: Uint8Array,
  cache: string,
): Promise<Measures | undefined> {
  const known = await storeIn(cache).read(keyOf(bytes))
  return known && measuresSchema.parse(JSON.parse(Buffer.from(known).toString()))
}

const storeIn = (cache: string) => cacheStore(path.join(cache, 'measures'))

/** Measures an image. */
export async function measure(bytes: Uint8Array): Promise<Measures> {
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  return format !== undefined && width > 0 && height > 0 ? { format, width, height } : null
}
