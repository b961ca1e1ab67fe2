import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { fontFile, subsetWebFont } from '../../assets/brand/webFont.ts'
import { cacheStore, keyOf } from '../../assets/cacheStore.ts'
import { webFont } from '../../../src/theme/webFont.ts'

/** Gives `site-font.woff2` to style sheets and scripts: the font, as far as the site uses it. */
export function webFontPlugin(root: string): Plugin {
  return {
    name: 'site:web-font',
    async config() {
      return { resolve: { alias: { 'site-font.woff2': await webFontFile(root) } } }
    },
  }
}

/** How the font is cut. */
const RECIPE = fileURLToPath(new URL('../../assets/brand/webFont.ts', import.meta.url))

/** A file with the font: where it is not as it was made, it is put in place anew. */
async function webFontFile(root: string): Promise<string> {
  const folder = path.join(root, '.cache/font')
  const key = keyOf(await readFile(fontFile), JSON.stringify(webFont), await readFile(RECIPE))
  const font = await cacheStore(folder).get(key, () => subsetWebFont('woff2'))
  const file = path.join(folder, 'archivo.woff2')
  const there = await readFile(file).catch(() => undefined)
  if (there?.equals(font)) return file
  await mkdir(folder, { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, font)
  await rename(temporary, file)
  return file
}
