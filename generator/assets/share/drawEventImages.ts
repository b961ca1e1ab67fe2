import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../../../src/site/site.ts'
import { cacheStore, keyOf } from '../cacheStore.ts'
import { eventImages, eventPages } from '../../emit/structuredData/eventImages.ts'
import type { Project } from '../../manifest/project.ts'
import { croppedImage, type CropTo } from './croppedImage.ts'

/** To be raised when the encoding changes, so that no old image is taken for a new one. */
const EDITION = 1

/**
 * Puts the images that structured data names of events into a folder: the first image of each
 * event's page, in several aspect ratios. What was drawn before is taken from the cache.
 */
export async function drawEventImages(site: Site, project: Project, folder: string): Promise<void> {
  const drawn = cacheStore(path.join(project.root, '.cache/share'))
  for (const { path: address, page } of eventPages(site)) {
    const hero = site.media.images[page.hero.images[0] ?? '']
    if (hero === undefined) throw new Error(`${address} passed validation without an image.`)
    const bytes = await readFile(path.join(project.images, hero.file))
    for (const { file, width, height } of eventImages(address)) {
      const crop = { width, height, focus: hero.focus }
      const key = keyOf(bytes, JSON.stringify({ ...crop, EDITION }))
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      await writeFile(path.join(folder, file), await drawn.get(key, () => draw(bytes, crop)))
    }
  }
}

async function draw(bytes: Uint8Array, crop: CropTo): Promise<Uint8Array> {
  const image = await croppedImage(bytes, crop)
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
