import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type Brand, brandSchema } from '../../src/site/brand.ts'
import { displayFont, webFont } from '../../src/theme/typography.ts'
import { cacheKey } from '../assets/cacheStore.ts'
import {
  cachedSubset,
  charactersIn,
  charactersOf,
  narrowFont,
  siteFont,
  type SourceFont,
} from '../assets/font.ts'
import { fontFaces, otherFile } from '../assets/fontFaces.ts'
import { writeFiles } from '../files.ts'
import type { PluginInput } from './pluginInput.ts'
import { virtualStyleSheet } from './styleSheets.ts'

/**
 * Resolves `site-font.woff2` and `site-display-font.woff2` to the subsets of the brand's typefaces that
 * the site uses, and serves the `@font-face` rules as `virtual:fonts.css`. In development, another typeface restarts the server, and
 * a manifest with errors gets the default typeface, so that the server can start.
 */
export function webFontPlugin({ project, plan }: PluginInput): Plugin {
  const { root } = project
  let isBuild = false
  let current: Brand = defaultBrand
  let used = ''
  return {
    name: 'site:web-font',
    async config(_, { command }) {
      isBuild = command === 'build'
      // Vitest also starts a Vite server. The tests must not run the generator.
      const loading = isBuild || !IS_TEST ? plan.get() : undefined
      const loaded = await (isBuild ? loading : loading?.catch(() => undefined))
      current = loaded?.site.brand ?? defaultBrand
      used = loaded === undefined ? '' : charactersOf(loaded.site)
      const source = await siteFont(project, current, used)
      return { resolve: { alias: await fontFiles(source, used, root) } }
    },
    configureServer(server) {
      plan.onChange(({ site }) => {
        if (typefacesOf(site.brand) === typefacesOf(current)) return
        server.restart().catch((error: unknown) => server.config.logger.error(String(error)))
      })
    },
    ...virtualStyleSheet({
      name: 'fonts.css',
      root,
      create: async () => fontFaces(await siteFont(project, current, used)),
    }),
  }
}

const IS_TEST = process.env['VITEST'] !== undefined

const defaultBrand = brandSchema.parse({})

const typefacesOf = ({ typeface, headingTypeface }: Brand) =>
  JSON.stringify([typeface, headingTypeface])

/**
 * The paths of the font files by the names of their modules.
 *
 * @param used the characters of the site, which both files contain in addition to those of all sites
 */
async function fontFiles(
  source: SourceFont,
  used: string,
  root: string,
): Promise<Record<string, string>> {
  const fonts = [
    ['site-display-font', source.headings ?? narrowFont(source, displayFont), displayFont],
    ['site-font', source, webFont],
  ] as const
  const files = fonts.flatMap(([name, font, { characters }]) => [
    { file: `${name}.woff2`, font, characters: charactersIn(characters) + used },
    ...(font.others ?? []).map((other, index) => ({
      file: otherFile(name, index),
      font: other,
      characters: String.fromCodePoint(...other.characters),
    })),
  ])
  const written = files.map(async ({ file, font, characters }) => {
    const bytes = await cachedSubset(font, 'woff2', characters, root)
    return [file, await writeFontFile(file, bytes, root)] as const
  })
  return Object.fromEntries(await Promise.all(written))
}

/**
 * Writes a font file into a folder that is named after its content, because a test or a build with another
 * typeface may run at the same time. Resolves to its path.
 *
 * @param root the folder of the project
 */
export async function writeFontFile(name: string, bytes: Buffer, root: string): Promise<string> {
  const file = path.join(root, '.build/font', cacheKey(bytes), name)
  if (existsSync(file)) return file
  await writeFiles([{ file, content: bytes }])
  return file
}
