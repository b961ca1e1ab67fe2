import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { knownMeasures, measure } from './measures.ts'

/** The image files of a folder: all of their names, and those of them that cannot be read. */
export type ImageFiles = {
  readonly all: ReadonlySet<string>
  readonly unreadable: ReadonlySet<string>
}

/** Looks through a folder of masters; what a build measured of them is in a cache. Their heads are read and their lengths compared, no pixel is decoded. */
export async function imageFilesIn(folder: string, cache: string): Promise<ImageFiles> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const readable = await Promise.all(
    names.map(async (name) => isReadable(await readFile(path.join(folder, name)), cache)),
  )
  return {
    all: new Set(names),
    unreadable: new Set(names.filter((_, index) => readable[index] !== true)),
  }
}

/** Whether bytes are an image with measures, from its first byte to its last. */
export async function isReadable(bytes: Buffer, cache?: string): Promise<boolean> {
  const known = cache === undefined ? undefined : await knownMeasures(bytes, cache)
  const measures = known === undefined ? await measure(bytes) : known
  return measures !== null && isWhole(measures.format, bytes)
}

/** Whether a file reaches to where its format says that it ends: a copy that broke off does not. */
function isWhole(format: string, bytes: Buffer): boolean {
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

/** Where the last box of an ISO base media file (ISO/IEC 14496-12) ends: AVIF is one. */
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
