import type { Plugin } from 'vite'
import { fontFaces } from '../../assets/font/fontFaces.ts'
import { cachedSubset } from '../../assets/font/cachedSubset.ts'
import { siteFont } from '../../assets/font/siteFont.ts'
import { charactersIn, narrowFont, type SourceFont } from '../../assets/font/subsetFont.ts'
import { brandSchema, type Brand } from '../../../src/site/brand.ts'
import { displayFont, webFont } from '../../../src/theme/webFont.ts'
import type { SiteBuild } from './siteBuild.ts'
import { virtualStyleSheet } from './virtualStyleSheet.ts'
import { writeFontFile } from './writeFontFile.ts'

/**
 * Resolves `site-font.woff2` and `site-display-font.woff2` to the subsets of the brand's typeface that
 * the site uses, and serves the `@font-face` rules as `virtual:fonts.css`. In development, another typeface restarts the server, and
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
      return { resolve: { alias: await fontFiles(await siteFont(project, current), root) } }
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

/** The paths of the font files by the names of their modules. */
async function fontFiles(source: SourceFont, root: string): Promise<Record<string, string>> {
  const fonts = [
    ['site-display-font.woff2', narrowFont(source, displayFont), displayFont],
    ['site-font.woff2', source, webFont],
  ] as const
  const files = fonts.map(async ([name, font, { characters }]) => {
    const bytes = await cachedSubset(font, 'woff2', charactersIn(characters), root)
    return [name, await writeFontFile(name, bytes, root)] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
