import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { OutlineText } from '../brand/textOutline.ts'
import { cacheStore } from '../cacheStore.ts'
import type { OpenGraph } from './openGraph.ts'

/** Writes the share images of all pages into a folder. Uses the cache `.cache/share`. */
export async function writeShareImages(
  pages: ReadonlyMap<string, OpenGraph>,
  root: string,
  folder: string,
): Promise<void> {
  let font: Promise<OutlineText> | undefined
  const loadFont = () => (font ??= importBrandFont())
  const images = new Map([...pages.values()].map(({ image }) => [image.fileName, image]))
  const cache = cacheStore(path.join(root, '.cache/share'))
  for (const [fileName, image] of images) {
    const bytes = await image.read(cache, loadFont)
    await writeFile(path.join(folder, fileName), bytes)
  }
}

/** Imported only if an image is not in the cache. */
async function importBrandFont(): Promise<OutlineText> {
  return (await import('../brand/textOutline.ts')).loadBrandFont()
}
