import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../../../src/site/site.ts'
import { cacheStore, cacheKey } from '../cacheStore.ts'
import { eventImages, eventPages } from '../../emit/structuredData.ts'
import type { Project } from '../../manifest/project.ts'
import { croppedImage, type CropTo } from './croppedImage.ts'

/** Part of the cache key. Increase it when the encoding changes. */
const ENCODER_VERSION = 1

/**
 * Writes the images that the structured data of events refers to into a folder: the first hero image
 * of each event page, in several aspect ratios. Uses the cache `.cache/share`.
 */
export async function writeEventImages(
  site: Site,
  project: Project,
  folder: string,
): Promise<void> {
  const cache = cacheStore(path.join(project.root, '.cache/share'))
  for (const { path: pagePath, page } of eventPages(site)) {
    const hero = site.media.images[page.hero.images[0] ?? '']
    if (hero === undefined) continue
    const bytes = await readFile(path.join(project.images, hero.file))
    for (const { file, width, height } of eventImages(pagePath, page)) {
      const crop = { width, height, focus: hero.focus }
      const key = cacheKey(bytes, JSON.stringify({ ...crop, ENCODER_VERSION }))
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      await writeFile(
        path.join(folder, file),
        await cache.getOrCreate(key, () => encodeCrop(bytes, crop)),
      )
    }
  }
}

async function encodeCrop(bytes: Uint8Array, crop: CropTo): Promise<Uint8Array> {
  const image = await croppedImage(bytes, crop)
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
