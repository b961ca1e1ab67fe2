import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openLettering } from '../brand/lettering.ts'
import type { SharedPage } from './sharePages.ts'

/** Puts the share images of all pages into a folder. What was drawn before is taken from the cache. */
export async function drawShareImages(
  pages: ReadonlyMap<string, SharedPage>,
  root: string,
  folder: string,
): Promise<void> {
  const letter = await openLettering()
  const images = new Map([...pages.values()].map(({ image }) => [image.fileName, image]))
  for (const [fileName, image] of images) {
    const bytes = await image.read(path.join(root, '.cache/share'), letter)
    await writeFile(path.join(folder, fileName), bytes)
  }
}
