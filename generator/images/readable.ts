import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** The image files of a folder: all of their names, and those of them that cannot be read. */
export type ImageFiles = {
  readonly all: ReadonlySet<string>
  readonly unreadable: ReadonlySet<string>
}

/** Looks through a folder of masters. Their heads are read and their lengths compared, no pixel is decoded. */
export async function imageFilesIn(folder: string): Promise<ImageFiles> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const readable = await Promise.all(
    names.map(async (name) => isReadable(await readFile(path.join(folder, name)))),
  )
  return {
    all: new Set(names),
    unreadable: new Set(names.filter((_, index) => readable[index] !== true)),
  }
}

/** Whether bytes are an image with measures, from its first byte to its last. */
export async function isReadable(bytes: Buffer): Promise<boolean> {
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  return format !== undefined && width > 0 && height > 0 && isWhole(format, bytes)
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
