import path from 'node:path'
import type { Plugin } from 'vite'
import type { Site } from '../../src/site/site.ts'
import { relativePath } from '../files.ts'
import { canonicalPages, pageId } from '../manifest/sitePages.ts'
import type { PluginInput } from './pluginInput.ts'

/*
 * A page in another language than the site gets its own copies of the components that say something: the ids
 * of these modules end with the language, and so do those of the virtual modules that they import. So texts
 * stay constants, other pages have no code for it, and a component needs no change.
 */

const QUERY = /\?language=([\w-]+)$/

/** The components and data of which such a page has its own copies. All pages share the others: they have state, or contain no text, such as images. */
const COPIED =
  /\/(?:src\/(?:sections|forms|parts(?!\/(?:ResponsiveImage|SectionFrame)\.)|shell\/article)|generated\/(?:forms|events|places))\/[^?]*\.tsx?$/

/** The id of a module in a language. */
export const withLanguage = (id: string, language: string | undefined): string =>
  language === undefined ? id : `${id}?language=${language}`

/** Splits the language off an id. */
export const splitLanguage = (id: string): { readonly id: string; readonly language?: string } => {
  const [query = '', language] = QUERY.exec(id) ?? []
  return language === undefined ? { id } : { id: id.slice(0, -query.length), language }
}

/** The language in which a module is compiled that imports another one. Undefined: that of the site. */
export async function languageOfImporter(
  { plan, project }: PluginInput,
  importer: string | undefined,
): Promise<string | undefined> {
  if (importer === undefined) return undefined
  const { language } = splitLanguage(importer)
  const file = relativePath(project.generated, importer)
  if (language !== undefined || !file.startsWith('pages/')) return language
  const { site } = await plan.get()
  return languagesOf(site).get(path.basename(file, '.gen.tsx'))
}

/** The languages of pages, by the ids of the pages. */
function languagesOf(site: Site): ReadonlyMap<string, string | undefined> {
  const known = languages.get(site)
  if (known !== undefined) return known
  const pageLanguages = new Map([
    ...canonicalPages(site).map(
      ({ path: pagePath, page }) => [pageId(pagePath), page.language] as const,
    ),
    ['notFound', site.notFound.language] as const,
  ])
  languages.set(site, pageLanguages)
  return pageLanguages
}

/** They are needed for each import of each page. */
const languages = new WeakMap<Site, ReadonlyMap<string, string | undefined>>()

/** Gives the pages in other languages their own copies of components. */
export const pageLanguagesPlugin = (input: PluginInput): Plugin => ({
  name: 'site:page-languages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const language = await languageOfImporter(input, importer)
    if (language === undefined || source.startsWith('virtual:')) return undefined
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (resolved === null || !COPIED.test(resolved.id)) return resolved
    return { ...resolved, id: withLanguage(resolved.id, language) }
  },
})
