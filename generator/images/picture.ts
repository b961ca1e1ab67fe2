import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../src/model/image.ts'
import type { BuiltFiles } from '../vite/builtFiles.ts'
import { encoded } from './encode.ts'
import { FORMATS, steps } from './ladder.ts'

/** What the build makes of a master; the rest of a picture comes from the manifest. */
export type PictureFiles = Omit<Picture, 'alt' | 'focus' | 'color'>

/** Declares the files of a master in all formats and widths, encoded when they are needed. */
export async function pictureFiles(
  master: string,
  files: BuiltFiles,
  cache: string,
): Promise<PictureFiles> {
  const bytes = await readFile(master)
  const { name, ext } = path.parse(master)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const { width, height } = await sharp(bytes).metadata()
  if (ext === '.svg') {
    const fileName = `assets/${name}-${hash}.svg`
    const src = files.add({ fileName, type: 'image/svg+xml', read: async () => bytes })
    return { sources: [], src, width, height }
  }
  const [sources, fallback] = candidates(name, hash, width)
  return { sources, src: fallback, width, height }

  function candidates(stem: string, content: string, masterWidth: number) {
    const made = FORMATS.map((format) => {
      const entries = steps(masterWidth).map((step) => {
        const fileName = `assets/${stem}-${step}-${content}.${format.extension}`
        const cached = path.join(cache, path.basename(fileName))
        const read = () => encoded(master, step, format, cached)
        return { step, address: files.add({ fileName, type: format.type, read }) }
      })
      return { type: format.type, entries }
    })
    const middle =
      made.at(-1)?.entries.find(({ step }) => step >= 1200) ?? made.at(-1)?.entries.at(-1)
    const listed = made.map(({ type, entries }) => ({
      type,
      srcSet: entries.map(({ step, address }) => `${address} ${step}w`).join(', '),
    }))
    return [listed, middle?.address ?? ''] as const
  }
}
