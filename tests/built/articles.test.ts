import { expect, it, type TestContext } from 'vitest'
import * as z from 'zod'
import { simpleValues } from '../../generator/manifest/modelValues.ts'
import {
  articleId,
  articlesIn,
  feedPath,
  listedPages,
  listOf,
} from '../../generator/manifest/articleLists.ts'
import { instantOf } from '../../generator/manifest/dates.ts'
import { canonicalPages, sitePages as allPages } from '../../generator/manifest/sitePages.ts'
import { pageFile } from '../../generator/hosting/resolveRequest.ts'
import { site, wholeSite } from '../support/builtSite.ts'
import { cloudflare } from '../support/hosts/headersFile.ts'
import { required } from '../support/required.ts'
import { usedBySite } from '../support/usedBySite.ts'
import { documentAt, files, parse, textOf } from './files.ts'
import { things } from './structuredData.ts'

const { origin } = site.product

/** The articles of the site with the pages of their lists. */
const articles = canonicalPages(site).flatMap(({ path: pagePath, page }) =>
  page.article === undefined ? [] : [{ path: pagePath, page, article: page.article }],
)
const usedArticles = (context: TestContext) => {
  usedBySite(context, articles[0], 'an article')
  return articles
}
/** The lists with articles: each has a feed. */
const lists = listedPages(site).filter((list) => articlesIn(site, list).length > 0)

it('has a feed for each list of articles, and no other', () => {
  const feeds = files.filter((file) => file.endsWith('.atom')).map((file) => `/${file}`)
  expect(feeds.toSorted()).toEqual(lists.map(feedPath).toSorted())
})

it('feeds are valid Atom (RFC 4287) with the articles of the list, the newest first', (context) => {
  usedBySite(context, lists[0], 'an article')
  for (const list of lists) {
    const xml = parse(textOf(feedPath(list)), 'application/xml')
    expect(xml.querySelector('parsererror')).toBeNull()
    const feed = xml.documentElement
    expect([feed.localName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    const text = (owner: Element, name: string) =>
      [...owner.children].find(({ localName }) => localName === name)?.textContent ?? ''
    const link = (owner: Element, rel: string) =>
      [...owner.children]
        .find((one) => one.localName === 'link' && (one.getAttribute('rel') ?? 'alternate') === rel)
        ?.getAttribute('href')
    expect([text(feed, 'id'), link(feed, 'alternate')]).toEqual([origin + list, origin + list])
    expect(link(feed, 'self')).toBe(origin + feedPath(list))
    expect(text(feed, 'title')).not.toBe('')
    const entries = [...feed.querySelectorAll('entry')]
    const expected = articlesIn(site, list)
    expect(entries.map((entry) => text(entry, 'id'))).toEqual(
      expected.map(({ path: own, article }) => articleId(site, own, article.id)),
    )
    const instant = (day: string) => instantOf(`${day}T00:00`, site.timeZone)
    for (const [index, entry] of entries.entries()) {
      const { path: own, page, article } = required(expected[index], 'an article')
      const plain = parse(text(entry, 'title'))
      expect(plain.body.textContent).toBe(page.hero.title)
      expect(text(entry, 'summary')).not.toBe('')
      expect(text(required(entry.querySelector('author') ?? undefined, 'author'), 'name')).not.toBe(
        '',
      )
      expect(Date.parse(text(entry, 'published'))).toBe(instant(article.date))
      expect(Date.parse(text(entry, 'updated'))).toBe(instant(article.updated ?? article.date))
      expect(link(entry, 'alternate')).toBe(origin + own)
    }
  }
})

it('lists and articles name their feed, which hosts send with its media type', (context) => {
  for (const { path: pagePath } of usedArticles(context)) {
    const list = listOf(site, pagePath)
    if (list === undefined) continue
    for (const place of [list, pagePath]) {
      const link = documentAt(place).head.querySelector('link[type="application/atom+xml"]')
      expect([place, link?.getAttribute('rel'), link?.getAttribute('href')]).toEqual([
        place,
        'alternate',
        feedPath(list),
      ])
    }
    const headers = Object.fromEntries(cloudflare(textOf('_headers'))(feedPath(list)))
    expect(headers['Content-Type']).toBe('application/atom+xml; charset=utf-8')
  }
})

it('articles have their data for search engines, link previews and the sitemap', (context) => {
  const sitemap = parse(textOf('sitemap.xml'), 'application/xml')
  for (const { path: pagePath, page, article } of usedArticles(context)) {
    const { head } = documentAt(pagePath)
    const meta = (name: string) =>
      head.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? undefined
    expect([meta('og:type'), meta('article:published_time')]).toEqual(['article', article.date])
    if (!page.indexed) continue
    const found = things(pagePath).find((one) => one['@type'] === 'NewsArticle')
    expect(found).toMatchObject({ headline: page.hero.title, datePublished: article.date })
    const images = z.array(z.string()).default([]).parse(found?.['image'])
    expect(images.length > 0).toBe(page.hero.images.length > 0)
    for (const image of images) expect(files).toContain(image.slice(origin.length + 1))
    const entry = [...sitemap.querySelectorAll('url')].find(
      (one) => one.querySelector('loc')?.textContent === origin + pagePath,
    )
    expect(entry?.querySelector('lastmod')?.textContent).toBe(article.updated ?? article.date)
  }
})

it('nothing of a page that is not published is in the build', (context) => {
  const hidden = allPages(wholeSite).filter(({ path: own }) => !Object.hasOwn(site.routes, own))
  usedBySite(context, hidden[0], 'a page that is not published')
  const textFiles = files.filter((file) => /\.(?:html|js|json|xml|atom|txt|ics|css)$/.test(file))
  const built = textFiles.map(textOf).join('\n')
  const shown = JSON.stringify(site)
  for (const { path: own, page } of hidden) {
    expect(files).not.toContain(pageFile(own))
    const texts = [...simpleValues(page)].flatMap(({ value }) =>
      typeof value === 'string' && value.length > 20 && !shown.includes(JSON.stringify(value))
        ? [value]
        : [],
    )
    expect(texts).not.toEqual([])
    expect([own, ...texts].filter((text) => built.includes(`${text}`))).toEqual([])
  }
})
