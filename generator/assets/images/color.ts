import path from 'node:path'
import { cacheStore, keyOf } from '../cacheStore.ts'

/**
 * The color that stands behind an image until it is there, as `#rrggbb`: the median of its pixels,
 * which is that of its ground. Lights on a dark ground do not brighten it, so light words over the
 * image can be read before it is there. Known from a cache if the bytes are.
 */
export async function colorOf(bytes: Uint8Array, cache: string): Promise<string> {
  const store = cacheStore(path.join(cache, 'colors'))
  const color = await store.get(keyOf(bytes, `median of ${SIDE}`), async () =>
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

/** So many pixels in a row and in a column are enough for a median. */
const SIDE = 32
