import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fontFaces } from '../../assets/font/fontFaces.ts'
import { siteFont } from '../../assets/font/siteFont.ts'
import { subsetFont, type SourceFont } from '../../assets/font/subsetFont.ts'
import { cacheStore, cacheKey } from '../../assets/cacheStore.ts'
import { brandSchema, type Brand } from '../../../src/site/brand.ts'
import { webFont } from '../../../src/theme/webFont.ts'
import type { SiteBuild } from './siteBuild.ts'
import { virtualStyleSheet } from './virtualStyleSheet.ts'

/**
 * Resolves `site-font.woff2` to the subset of the brand's typeface that the site uses, and serves the
 * `@font-face` rules as `virtual:fonts.css`. In development, another typeface restarts the server, and
 * a manifest with errors gets the default typeface, so that the server can start.
 */
export function webFontPlugin({ project, plan }: SiteBuild): Plugin {
  const { root } = project
  let isBuild = false
  let current: Brand = defaultBrand
  const loadBrand = async () => {
    const { brand } = (await plan.get()).site
    return brand
  }
  return {
    name: 'site:web-font',
    async config(_, { command }) {
      isBuild = command === 'build'
      if (isBuild) current = await loadBrand()
      // Vitest also starts a Vite server. The tests must not run the generator.
      else if (!IS_TEST) current = await loadBrand().catch(() => defaultBrand)
      const file = await webFontFile(await siteFont(project, current), root)
      return { resolve: { alias: { 'site-font.woff2': file } } }
    },
    configureServer(server) {
      plan.onChange(({ site }) => {
        if (JSON.stringify(site.brand.typeface) === JSON.stringify(current.typeface)) return
        server.restart().catch((error: unknown) => server.config.logger.error(String(error)))
      })
    },
    ...virtualStyleSheet({
      name: 'fonts.css',
      root,
      // In development, a page has so many style sheets that the font is too late for `optional`.
      create: async () =>
        fontFaces(await siteFont(project, current), isBuild ? 'optional' : 'swap'),
    }),
  }
}

const IS_TEST = process.env['VITEST'] !== undefined

const defaultBrand = brandSchema.parse({})

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
