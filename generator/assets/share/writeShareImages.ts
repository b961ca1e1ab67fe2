import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SourceFont } from '../font/subsetFont.ts'
import type { OutlineText } from '../font/textOutline.ts'
import { cacheStore } from '../cacheStore.ts'
import type { OpenGraph } from './openGraph.ts'

/** Writes the share images of all pages into a folder. Uses the cache `.cache/share`. */
export async function writeShareImages(
  pages: ReadonlyMap<string, OpenGraph>,
  root: string,
  folder: string,
  font: SourceFont,
): Promise<void> {
  let outlines: Promise<OutlineText> | undefined
  const loadFont = () => (outlines ??= importTextOutlines(font))
  const images = new Map([...pages.values()].map(({ image }) => [image.fileName, image]))
  const cache = cacheStore(path.join(root, '.cache/share'))
  for (const [fileName, image] of images) {
    const bytes = await image.read(cache, loadFont)
    await writeFile(path.join(folder, fileName), bytes)
  }
}

/** Imported only if an image is not in the cache. */
async function importTextOutlines(font: SourceFont): Promise<OutlineText> {
  return (await import('../font/textOutline.ts')).textOutlines(font)
}
