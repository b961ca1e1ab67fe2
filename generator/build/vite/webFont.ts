import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fontFaces } from '../../assets/font/fontFaces.ts'
import { cachedSubset } from '../../assets/font/cachedSubset.ts'
import { siteFont } from '../../assets/font/siteFont.ts'
import { charactersIn, narrowFont, type SourceFont } from '../../assets/font/subsetFont.ts'
import { brandSchema, type Brand } from '../../../src/site/brand.ts'
import { displayFont, webFont, type CharacterRange } from '../../../src/theme/webFont.ts'
import type { SiteBuild } from './siteBuild.ts'
import { virtualStyleSheet } from './virtualStyleSheet.ts'

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

/** Writes the font files that are missing or differ. Returns their paths by the names of their modules. */
async function fontFiles(source: SourceFont, root: string): Promise<Record<string, string>> {
  const display = narrowFont(source, displayFont)
  return {
    'site-display-font.woff2': await fontFile(
      'site-display-font.woff2',
      display,
      displayFont,
      root,
    ),
    'site-font.woff2': await fontFile('site-font.woff2', source, webFont, root),
  }
}

async function fontFile(
  name: string,
  font: SourceFont,
  { characters }: { readonly characters: readonly CharacterRange[] },
  root: string,
): Promise<string> {
  const bytes = await cachedSubset(font, 'woff2', charactersIn(characters), root)
  const file = path.join(root, '.cache/font', name)
  const existing = await readFile(file).catch(() => undefined)
  if (existing?.equals(bytes)) return file
  await mkdir(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
  return file
}
