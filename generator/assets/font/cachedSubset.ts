import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheKey, cacheStore } from '../cacheStore.ts'
import { subsetFont, type SourceFont } from './subsetFont.ts'

/** The result of `subsetFont`, from the cache `.cache/font` if possible. `root`: the folder of the project. */
export async function cachedSubset(
  font: SourceFont,
  format: 'woff2' | 'sfnt',
  characters: string,
  root: string,
): Promise<Buffer> {
  const { bytes, ...axes } = font
  const key = cacheKey(bytes, JSON.stringify(axes), format, characters, await readFile(CODE))
  const create = () => subsetFont(font, format, characters)
  return Buffer.from(await cacheStore(path.join(root, '.cache/font')).getOrCreate(key, create))
}

/** The code that creates the subset. It is part of the cache key. */
const CODE = new URL('subsetFont.ts', import.meta.url)
