import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Region } from 'sharp'
import { PORTRAIT_RATIO } from '../../generator/assets/encodeImage.ts'
import { memoize } from '../../generator/files.ts'

/** Encoding and scaling change less than this. Two different photos differ by three times as much, or more. */
export const MAX_DIFFERENCE = 10

/** The width and height to which images are scaled before they are compared. Pixels. */
const SIDE = 24

/** The scaled pixels of an image, or of a part of it, on gray. Decoded without the code that tests compare with it. */
export function scaledPixels(image: Uint8Array, part?: Region): Promise<Buffer> {
  const upright = sharp(image).autoOrient()
  return (part ? upright.extract(part) : upright)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}

/** How different two images look: the mean difference of their scaled pixels, from 0 to 255. */
export function imageDifference(pixels: Buffer, others: Buffer): number {
  const differences = pixels.map((value, index) => Math.abs(value - (others[index] ?? 0)))
  return differences.reduce((sum, difference) => sum + difference, 0) / pixels.length
}

/** A variant of an image, e.g. `assets/office-1a2b3c4d-800.avif` or, with the left edge of a crop, `assets/office-1a2b3c4d-portrait-120-480.avif`. */
const VARIANT = /^assets\/(?<stem>.+)-[\da-f]{8}(?:-portrait-(?<left>\d+))?-\d+\.(?:avif|jpg|png)$/

/**
 * Compares files with the original after which they are named. Returns the names of those that show something else.
 *
 * @param originals the paths of all originals
 * @param names the paths of files in a build; those that are no variant of an image are left out
 * @param read reads one of these files
 */
export async function wrongVariants(
  originals: readonly string[],
  names: readonly string[],
  read: (name: string) => Promise<Uint8Array>,
): Promise<string[]> {
  /** The pixels of an original, or of its portrait part with this left edge. */
  const expected = memoize(async (key) => {
    const [, left = '', file = ''] = /^(\d*) (.*)$/s.exec(key) ?? []
    const height = left === '' ? 0 : (await sharp(file).metadata()).autoOrient.height
    const part = { left: Number(left), top: 0, width: Math.round(height * PORTRAIT_RATIO), height }
    return scaledPixels(await readFile(file), left === '' ? undefined : part)
  })
  const checked = names.map(async (name) => {
    const { stem, left = '' } = VARIANT.exec(name)?.groups ?? {}
    if (stem === undefined) return []
    const pixels = await scaledPixels(await read(name))
    const named = originals.filter((file) => path.parse(file).name === stem)
    const differences = named.map(async (file) =>
      imageDifference(pixels, await expected(`${left} ${file}`)),
    )
    return Math.min(...(await Promise.all(differences))) < MAX_DIFFERENCE ? [] : [name]
  })
  return (await Promise.all(checked)).flat()
}
