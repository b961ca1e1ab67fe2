import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResponsiveImageFiles, ImageSource } from '../../../src/model/image.ts'
import { cacheStore, cacheKey, type CacheStore } from '../cacheStore.ts'
import type { BuiltFiles } from '../builtFiles.ts'
import { placeholderColor } from './placeholderColor.ts'
import { portraitCrop, type Crop } from './crop.ts'
import { encodeImage, openSourceImage, ENCODER_OPTIONS, type SourceImage } from './encodeImage.ts'
import { hostedImage } from './hostedImage.ts'
import { FALLBACK_WIDTH, IMAGE_FORMATS, widthsFor } from './widths.ts'
import { imageMetadata } from './imageMetadata.ts'
import type { ImageOptions } from '../../emit/imageQuery.ts'

/**
 * Adds the files of an image in all formats and widths, and in portrait shape. They are encoded when
 * they are read. Where a media host has the images, adds nothing and returns the URLs there.
 */
export async function responsiveImage(
  file: string,
  { focus, source, widths }: ImageOptions,
  files: BuiltFiles,
  cache: string,
): Promise<ResponsiveImageFiles> {
  const bytes = await readFile(file)
  const { name, ext } = path.parse(file)
  const metadata = await imageMetadata(bytes, cache)
  if (metadata === null) throw new Error(`${file} is not an image.`)
  const { width, height } = metadata
  const color = await placeholderColor(bytes, cache)
  if (source.kind === 'host') {
    return { ...hostedImage(path.basename(file), { width, height }, source, widths), color }
  }
  // Browsers cache these files forever, so the names depend on the content and the encoder options.
  const input = createHash('sha256').update(bytes).update(JSON.stringify(ENCODER_OPTIONS))
  const hash = input.digest('hex').slice(0, 8)
  if (ext === '.svg') {
    const fileName = `assets/${name}-${hash}.svg`
    const src = files.add({ fileName, type: 'image/svg+xml', read: async () => bytes })
    return { sources: [], portraitSources: [], src, width, height, color }
  }
  const image = openSourceImage(file, { width, height })
  const store = cacheStore(cache)
  const addFiles = (stem: string, crop?: Crop) =>
    candidates(image, widths, stem, crop, files, store)
  const whole = addFiles(`${name}-${hash}`)
  const crop = portraitCrop(image, focus)
  const portrait = crop && addFiles(`${name}-${hash}-portrait-${crop.left}`, crop)
  const webp = whole.at(-1)?.entries ?? []
  const fallback = webp.find(({ width }) => width >= FALLBACK_WIDTH) ?? webp.at(-1)
  return {
    sources: whole.map(toSource),
    portraitSources: portrait?.map(toSource) ?? [],
    src: fallback?.url ?? '',
    width: image.width,
    height: image.height,
    color,
  }
}

type Candidates = {
  readonly type: string
  readonly entries: readonly { readonly width: number; readonly url: string }[]
}

function candidates(
  image: SourceImage,
  widths: readonly number[],
  stem: string,
  crop: Crop | undefined,
  files: BuiltFiles,
  store: CacheStore,
): Candidates[] {
  return IMAGE_FORMATS.map((format) => {
    const maxWidth = crop && MAX_PORTRAIT_WIDTH
    const entries = widthsFor(crop?.width ?? image.width, widths, maxWidth).map((width) => {
      const name = `${stem}-${width}.${format.extension}`
      const create = () => encodeImage(image, { width, crop, format })
      const read = () => store.getOrCreate(cacheKey(name), create)
      return {
        width,
        url: files.add({ fileName: `assets/${name}`, type: format.type, read }),
      }
    })
    return { type: format.type, entries }
  })
}

/** The largest portrait image: phones with 640 CSS pixels and two device pixels per CSS pixel. Pixels. */
const MAX_PORTRAIT_WIDTH = 1200

const toSource = ({ type, entries }: Candidates): ImageSource => ({
  type,
  srcSet: entries.map(({ width, url }) => `${url} ${width}w`).join(', '),
})
