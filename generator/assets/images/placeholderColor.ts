import path from 'node:path'
import { cacheStore, cacheKey } from '../cacheStore.ts'

/**
 * The background color that pages show until an image has loaded, as `#rrggbb`: the median color of
 * its pixels. Bright spots in a dark image do not change the median, so light text over the image is
 * readable before the image has loaded. The color is cached.
 */
export async function placeholderColor(bytes: Uint8Array, cache: string): Promise<string> {
  const store = cacheStore(path.join(cache, 'colors'))
  const color = await store.getOrCreate(cacheKey(bytes, `median of ${SIDE}`), async () =>
    Buffer.from(await medianColor(bytes)),
  )
  return Buffer.from(color).toString()
}

async function medianColor(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp')
  const pixels = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const channels = [0, 1, 2].map((channel) => {
    const values = pixels.filter((_, index) => index % 3 === channel).toSorted((a, b) => a - b)
    return (values[values.length / 2] ?? 0).toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** The image is scaled down to this width and height: enough pixels for a median. */
const SIDE = 32
