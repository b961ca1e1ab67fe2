import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResponsiveImageFiles, ImageSource } from '../../../src/model/image.ts'
import { cacheStore, keyOf, type CacheStore } from '../cacheStore.ts'
import type { BuiltFiles } from '../builtFiles.ts'
import { colorOf } from './color.ts'
import { uprightCrop, type Crop } from './crop.ts'
import { encode, openMaster, ENCODING, type Master } from './encode.ts'
import { hostedFiles } from './hosted.ts'
import { FORMATS, steps } from './ladder.ts'
import { measuresOf } from './measures.ts'
import type { ImageOptions } from '../../emit/imageQuery.ts'

/** The candidate that a browser gets which knows no `srcset`: the first one of this width or more. */
const FALLBACK_WIDTH = 1200

/**
 * Declares the files of a master in all formats and widths, upright ones among them, encoded when
 * they are needed; or tells where a media host has them.
 */
export async function pictureFiles(
  file: string,
  { focus, source }: ImageOptions,
  files: BuiltFiles,
  cache: string,
): Promise<ResponsiveImageFiles> {
  const bytes = await readFile(file)
  const { name, ext } = path.parse(file)
  const measured = await measuresOf(bytes, cache)
  if (measured === null) throw new Error(`${file} is no image.`)
  const { width, height } = measured
  const color = await colorOf(bytes, cache)
  if (source.kind === 'host') {
    return { ...hostedFiles(path.basename(file), { width, height }, source), color }
  }
  // The names of files change with their making, for browsers keep them as long as they can.
  const made = createHash('sha256').update(bytes).update(JSON.stringify(ENCODING))
  const hash = made.digest('hex').slice(0, 8)
  if (ext === '.svg') {
    const fileName = `assets/${name}-${hash}.svg`
    const src = files.add({ fileName, type: 'image/svg+xml', read: async () => bytes })
    return { sources: [], upright: [], src, width, height, color }
  }
  const master = openMaster(file, { width, height })
  const store = cacheStore(cache)
  const declare = (stem: string, crop?: Crop) => candidates(master, stem, crop, files, store)
  const whole = declare(`${name}-${hash}`)
  const crop = uprightCrop(master, focus)
  const upright = crop && declare(`${name}-${hash}-upright-${crop.left}`, crop)
  const plain = whole.at(-1)?.entries ?? []
  const fallback = plain.find(({ width }) => width >= FALLBACK_WIDTH) ?? plain.at(-1)
  return {
    sources: whole.map(asSource),
    upright: upright?.map(asSource) ?? [],
    src: fallback?.address ?? '',
    width: master.width,
    height: master.height,
    color,
  }
}

type Candidates = {
  readonly type: string
  readonly entries: readonly { readonly width: number; readonly address: string }[]
}

function candidates(
  master: Master,
  stem: string,
  crop: Crop | undefined,
  files: BuiltFiles,
  store: CacheStore,
): Candidates[] {
  return FORMATS.map((format) => {
    const entries = steps(crop?.width ?? master.width, crop && UPRIGHT_WIDEST).map((width) => {
      const name = `${stem}-${width}.${format.extension}`
      const make = () => encode(master, { width, crop, format })
      const read = () => store.get(keyOf(name), make)
      return { width, address: files.add({ fileName: `assets/${name}`, type: format.type, read }) }
    })
    return { type: format.type, entries }
  })
}

/** Upright files are for phones, of which none shows more than twice 640 px. */
const UPRIGHT_WIDEST = 1200

const asSource = ({ type, entries }: Candidates): ImageSource => ({
  type,
  srcSet: entries.map(({ width, address }) => `${address} ${width}w`).join(', '),
})
