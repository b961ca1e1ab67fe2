import { articleListsOn, type Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import { allPages, ancestorsOf, canonicalPages } from './sitePages.ts'

/** The articles below a page, the newest first. Articles of the same day are in the order of the manifest. */
export const articlesIn = (site: Site, above: string) =>
  canonicalPages(site)
    .flatMap(({ path, page }) =>
      page.article !== undefined &&
      path !== above &&
      path.startsWith(above === '/' ? '/' : `${above}/`)
        ? [{ path, page, article: page.article }]
        : [],
    )
    .toSorted((a, b) => b.article.date.localeCompare(a.article.date))

/** The pages of whose articles there are lists, in the order of the manifest. */
export const listedPages = (site: Site): string[] => [
  ...new Set(allPages(site).flatMap(({ page }) => articleListsOn(page))),
]

/** The page with the list of an article: the closest one above it. Undefined if no list shows it. */
export function listOf(site: Site, path: string): string | undefined {
  const listed = listedPages(site)
  return ancestorsOf(path).find((above) => listed.includes(above))
}

/**
 * The id of an article in feeds, by which feed readers know what is already read. As declared, e.g. by the command
 * `rename`; otherwise the first URL. It is no `tag:` URI by default, because published feeds contain the URL.
 */
export const articleId = (site: Site, path: string, id?: string): string =>
  id ?? firstOriginOf(site) + path

/** The attribute `lang` of texts in a language on a page, or in a feed, in the language `around`. Undefined in the same one. */
export const langIn = (around: string, language: string): string | undefined =>
  language === around ? undefined : language

/** The origin in the ids of articles and events, which does not change with the origin of the site. */
export const firstOriginOf = ({ product }: Site): string => product.firstOrigin ?? product.origin

/** The URL path of the feed of the articles below a page, e.g. `/news/feed.atom`. No page has it, because page paths contain no dot. */
export const feedPath = (above: string): string => `${above === '/' ? '' : above}/feed.atom`

/** The pages whose articles a page lists, or to which it belongs as an article. Only those with articles, which have a feed. */
export function feedsOn(site: Site, path: string, page: Page): string[] {
  const listPath = page.article === undefined ? undefined : listOf(site, path)
  const lists = new Set([...articleListsOn(page), ...(listPath === undefined ? [] : [listPath])])
  return [...lists].filter((above) => articlesIn(site, above).length > 0)
}
