import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../src/model/image.ts'
import type { BuiltFiles } from '../vite/builtFiles.ts'
import { encoded, openMaster, type Master } from './encode.ts'
import { FORMATS, steps, type Format } from './ladder.ts'

/** What the build makes of a master; the rest of a picture comes from the manifest. */
export type PictureFiles = Omit<Picture, 'alt' | 'focus' | 'color'>

/** The candidate that a browser gets which knows no `srcset`: the first one of this width or more. */
const FALLBACK_WIDTH = 1200

/** Declares the files of a master in all formats and widths, encoded when they are needed. */
export async function pictureFiles(
  file: string,
  files: BuiltFiles,
  cache: string,
): Promise<PictureFiles> {
  const bytes = await readFile(file)
  const { name, ext } = path.parse(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  if (ext === '.svg') {
    const { width, height } = await sharp(bytes).metadata()
    const fileName = `assets/${name}-${hash}.svg`
    const src = files.add({ fileName, type: 'image/svg+xml', read: async () => bytes })
    return { sources: [], src, width, height }
  }
  const master = await openMaster(file)
  const made = FORMATS.map((format) => candidates(master, `${name}-${hash}`, format, files, cache))
  const plain = made.at(-1)?.entries ?? []
  const fallback = plain.find(({ width }) => width >= FALLBACK_WIDTH) ?? plain.at(-1)
  return {
    sources: made.map(({ type, entries }) => ({
      type,
      srcSet: entries.map(({ width, address }) => `${address} ${width}w`).join(', '),
    })),
    src: fallback?.address ?? '',
    width: master.width,
    height: master.height,
  }
}

function candidates(
  master: Master,
  stem: string,
  format: Format,
  files: BuiltFiles,
  cache: string,
) {
  const entries = steps(master.width).map((width) => {
    const name = `${stem}-${width}.${format.extension}`
    const read = () => encoded(master, width, format, path.join(cache, name))
    return { width, address: files.add({ fileName: `assets/${name}`, type: format.type, read }) }
  })
  return { type: format.type, entries }
}
