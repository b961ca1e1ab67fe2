import { Feed } from 'feed'
import { fillText } from '../../src/model/fillText.ts'
import { type Site, siteInLanguage } from '../../src/site/site.ts'
import { articleId, articlesIn, feedPath, langIn, listedPages } from '../manifest/articleLists.ts'
import { instantOf } from '../manifest/dates.ts'
import { sitePage } from '../manifest/sitePages.ts'
import { escapeXml } from '../text.ts'

/** The Atom feeds (RFC 4287): one for each page of whose articles there is a list. Texts by URL path, e.g. `/news/feed.atom`. */
export const feedFiles = (site: Site): ReadonlyMap<string, string> =>
  new Map(
    listedPages(site).flatMap((above) => {
      const text = feedOf(site, above)
      return text === undefined ? [] : [[feedPath(above), text]]
    }),
  )

/** The feed of the articles below a page, in the language of this page. Undefined if there are none. */
function feedOf(site: Site, above: string): string | undefined {
  const list = sitePage(site, above)?.page
  const { language, product } = siteInLanguage(site, list?.language)
  const { name, description, origin } = product
  const dateOf = (day: string) => new Date(instantOf(`${day}T00:00`, site.timeZone))
  const articles = articlesIn(site, above)
  const items = articles.map(({ path, page, article }) => ({
    // Readers show both as HTML.
    title: escapeXml(page.hero.title),
    description: escapeXml(page.description),
    id: articleId(site, path, article.id),
    link: origin + path,
    author: [{ name: article.author ?? name }],
    published: dateOf(article.date),
    date: dateOf(article.updated ?? article.date),
  }))
  if (items.length === 0) return undefined
  const feed = new Feed({
    id: origin + above,
    title: feedTitle(site, above),
    description: list?.description ?? description,
    link: origin + above,
    feedLinks: { atom: origin + feedPath(above) },
    author: { name, link: `${origin}/` },
    updated: new Date(Math.max(...items.map(({ date }) => date.getTime()))),
    generator: false,
  })
  for (const item of items) feed.addItem(item)
  // The library writes no languages.
  const entries = articles.map(({ page }) => langIn(language, page.language ?? site.language))
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${language}" `)
    .replaceAll('<entry>', () => {
      const lang = entries.shift()
      return lang === undefined ? '<entry>' : `<entry xml:lang="${lang}">`
    })
}

/** The title of the feed of the articles below a page, in the language of this page. */
export function feedTitle(site: Site, above: string): string {
  const page = sitePage(site, above)?.page
  const { product, texts } = siteInLanguage(site, page?.language)
  const { name } = product
  return page === undefined ? name : fillText(texts.map.named, { name, text: page.title })
}
