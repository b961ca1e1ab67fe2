import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { fontFile, subsetWebFont } from '../../assets/brand/webFont.ts'
import { cacheStore, cacheKey } from '../../assets/cacheStore.ts'
import { webFont } from '../../../src/theme/webFont.ts'

/** Resolves `site-font.woff2` to the subset of the font that the site uses. */
export function webFontPlugin(root: string): Plugin {
  return {
    name: 'site:web-font',
    async config() {
      return { resolve: { alias: { 'site-font.woff2': await webFontFile(root) } } }
    },
  }
}

/** The code that creates the subset. It is part of the cache key. */
const SUBSET_CODE = fileURLToPath(new URL('../../assets/brand/webFont.ts', import.meta.url))

/** Writes the font file if it is missing or differs. Returns its path. */
async function webFontFile(root: string): Promise<string> {
  const folder = path.join(root, '.cache/font')
  const key = cacheKey(
    await readFile(fontFile),
    JSON.stringify(webFont),
    await readFile(SUBSET_CODE),
  )
  const font = await cacheStore(folder).getOrCreate(key, () => subsetWebFont('woff2'))
  const file = path.join(folder, 'archivo.woff2')
  const existing = await readFile(file).catch(() => undefined)
  if (existing?.equals(font)) return file
  await mkdir(folder, { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, font)
  await rename(temporary, file)
  return file
}
