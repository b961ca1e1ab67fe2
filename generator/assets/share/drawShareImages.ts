import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Letter } from '../brand/lettering.ts'
import { cacheStore } from '../cacheStore.ts'
import type { SharedPage } from './sharePages.ts'

/** Puts the share images of all pages into a folder. What was drawn before is taken from the cache. */
export async function drawShareImages(
  pages: ReadonlyMap<string, SharedPage>,
  root: string,
  folder: string,
): Promise<void> {
  let opened: Promise<Letter> | undefined
  const letter = () => (opened ??= openLettering())
  const images = new Map([...pages.values()].map(({ image }) => [image.fileName, image]))
  const drawn = cacheStore(path.join(root, '.cache/share'))
  for (const [fileName, image] of images) {
    const bytes = await image.read(drawn, letter)
    await writeFile(path.join(folder, fileName), bytes)
  }
}

/** The font is opened where something is to be drawn. */
async function openLettering(): Promise<Letter> {
  return (await import('../brand/lettering.ts')).openLettering()
}
