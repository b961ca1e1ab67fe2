import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fontFaces } from '../../assets/font/fontFaces.ts'
import { siteFont } from '../../assets/font/siteFont.ts'
import { subsetFont, type SourceFont } from '../../assets/font/subsetFont.ts'
import { cacheStore, cacheKey } from '../../assets/cacheStore.ts'
import { webFont } from '../../../src/theme/webFont.ts'
import type { SiteBuild } from './siteBuild.ts'
import { virtualStyleSheet } from './virtualStyleSheet.ts'

/**
 * Resolves `site-font.woff2` to the subset of the brand's typeface that the site uses, and serves the
 * `@font-face` rules as `virtual:fonts.css`. In development, another typeface restarts the server.
 */
export function webFontPlugin({ project, plan }: SiteBuild): Plugin {
  const { root } = project
  let isBuild = false
  const brand = async () => (await plan.get()).site.brand
  return {
    name: 'site:web-font',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async config() {
      const file = await webFontFile(await siteFont(project, await brand()), root)
      return { resolve: { alias: { 'site-font.woff2': file } } }
    },
    configureServer(server) {
      let current: string | undefined
      const typeface = async () => JSON.stringify((await brand()).typeface)
      const restartIfChanged = async () => {
        const previous = current
        current = await typeface()
        if (previous !== undefined && previous !== current) await server.restart()
      }
      plan.onChange(() => {
        restartIfChanged().catch((error: unknown) => server.config.logger.error(String(error)))
      })
    },
    ...virtualStyleSheet({
      name: 'fonts.css',
      root,
      // In development, a page has so many style sheets that the font is too late for `optional`.
      create: async () =>
        fontFaces(await siteFont(project, await brand()), isBuild ? 'optional' : 'swap'),
    }),
  }
}

/** The code that creates the subset. It is part of the cache key. */
const SUBSET_CODE = new URL('../../assets/font/subsetFont.ts', import.meta.url)

/** Writes the font file if it is missing or differs. Returns its path. */
async function webFontFile({ bytes, ...axes }: SourceFont, root: string): Promise<string> {
  const folder = path.join(root, '.cache/font')
  const settings = JSON.stringify({ webFont, ...axes })
  const key = cacheKey(bytes, settings, await readFile(SUBSET_CODE))
  const font = await cacheStore(folder).getOrCreate(key, () =>
    subsetFont({ bytes, ...axes }, 'woff2'),
  )
  const file = path.join(folder, 'site-font.woff2')
  const existing = await readFile(file).catch(() => undefined)
  if (existing?.equals(font)) return file
  await mkdir(folder, { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, font)
  await rename(temporary, file)
  return file
}
