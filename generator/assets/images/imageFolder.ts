import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { decoded } from '../../manifest/files.ts'
import { cachedMetadata, readMetadata, type ImageMetadata } from './imageMetadata.ts'

/** The image files in a folder, by name. */
export type ImageFolder = {
  /** The names of all files. */
  readonly all: ReadonlySet<string>
  /** The names of damaged files. */
  readonly unreadable: ReadonlySet<string>
  /** The widths in pixels. None for damaged files. */
  readonly widths: ReadonlyMap<string, number>
  /** The texts of the SVG files by name. */
  readonly svgFiles: ReadonlyMap<string, string>
}

/**
 * Lists the images of a folder and finds damaged ones. Only the metadata and the end of each file are
 * checked; no pixels are decoded. Metadata comes from the folder `cache` if a build has stored it.
 */
export async function readImageFolder(folder: string, cache: string): Promise<ImageFolder> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const read = (name: string) => readFile(path.join(folder, name))
  const images = await Promise.all(
    names.map(async (name) => {
      const bytes = await read(name)
      return { name, metadata: await completeMetadata(bytes, cache) }
    }),
  )
  const svgNames = names.filter((name) => name.endsWith('.svg'))
  const svgFiles = svgNames.map(async (name) => [name, decoded(String(await read(name)))] as const)
  return {
    all: new Set(names),
    unreadable: new Set(images.flatMap(({ name, metadata }) => (metadata === null ? [name] : []))),
    widths: new Map(
      images.flatMap(({ name, metadata }) => (metadata === null ? [] : [[name, metadata.width]])),
    ),
    svgFiles: new Map(await Promise.all(svgFiles)),
  }
}

/** The metadata of an image. `null` if the bytes are not a complete image with a size. */
export async function completeMetadata(bytes: Buffer, cache?: string): Promise<ImageMetadata> {
  const cached = cache === undefined ? undefined : await cachedMetadata(bytes, cache)
  const metadata = cached === undefined ? await readMetadata(bytes) : cached
  return metadata !== null && isComplete(metadata.format, bytes) ? metadata : null
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
