import { Temporal } from 'temporal-polyfill'
import { type Site, siteSchema } from '../../src/site/site.ts'
import { articleId, articlesIn, listOf } from '../manifest/articleLists.ts'
import { allPages, canonicalPages, sitePage } from '../manifest/sitePages.ts'
import { isPublished, publication, publishedSite } from '../manifest/published.ts'
import { markedValues, referencesIn } from '../manifest/schemaWalk.ts'
import { textFilePaths } from '../manifest/textFiles.ts'
import { duplicates, type Rule } from './rule.ts'

/** An article is below a page with a list of articles. */
export const articlesAreListed: Rule = function* (site) {
  for (const { path, page } of canonicalPages(site)) {
    if (page.article === undefined || listOf(site, path) !== undefined) continue
    yield {
      code: 'unlisted-article',
      path: ['routes', path, 'article'],
      message: `No list shows the article ${JSON.stringify(path)}, so it is in no feed and has no links to other articles.`,
      hint: `Add a section to a page above it: { kind: 'articleList', articles: '<path of this page>', … }.`,
    }
  }
}

/** Each article has an id of its own. */
export const articleIdsAreUnique: Rule = (site) =>
  duplicates(
    'duplicate-article-id',
    'the id of an article',
    canonicalPages(site).flatMap(({ path, page: { article } }) => {
      const value = articleId(site, path, article?.id)
      return article === undefined ? [] : [{ value, path: ['routes', path, 'article'] }]
    }),
    'Feed readers show only one article with this id. Change one of the two ids.',
  )

/** Each list has articles. */
export const listsHaveArticles: Rule = function* (site, { references }) {
  for (const { part, name, path } of references) {
    if (part !== 'articles' || articlesIn(site, name).length > 0) continue
    yield {
      code: 'empty-article-list',
      path,
      message: `No page below ${JSON.stringify(name)} is an article, so the list is empty.`,
      hint: 'Add one: npm run site -- add article "<title>", or article: { date: … } to a page below it.',
    }
  }
}

/** What a build contains was not confirmed, posted or written in the future. A draft has no day of publication. */
export const datesFitPublication: Rule = function* (site, { builtAt }) {
  const dates = [
    ...markedValues(['date'], siteSchema, site),
    ...Object.entries(site.constants).map(([name, { confirmed }]) => ({
      value: confirmed,
      path: ['constants', name, 'confirmed'],
    })),
  ]
  const isBuilt = (publishFrom: string | undefined, draft = false) =>
    builtAt === undefined || isPublished({ draft, publishFrom }, site, builtAt)
  for (const { value, path } of dates) {
    const page = path[0] === 'routes' ? sitePage(site, String(path[1]))?.page : undefined
    if (typeof value !== 'string' || isBuilt(value) || !isBuilt(page?.publishFrom, page?.draft))
      continue
    yield {
      code: 'future-date',
      path,
      message: `${value} is in the future, but builds contain it now.`,
      hint: `Correct the date${page === undefined ? '' : ', or publish the page on this day with publishFrom'}.`,
    }
  }
  const expires = site.security?.expires
  const yearBefore = expires && Temporal.PlainDate.from(expires).subtract({ years: 1 }).toString()
  if (!isBuilt(yearBefore)) {
    yield {
      code: 'future-date',
      path: ['security', 'expires'],
      message: `${expires} is more than one year ahead.`,
      hint: 'Write a day within one year, so that you check the contacts once a year (RFC 9116).',
    }
  }
  for (const { path, page } of canonicalPages(site)) {
    const { draft, publishFrom } = page
    if (!draft || publishFrom === undefined) continue
    yield {
      code: 'publication-date',
      path: ['routes', path, 'publishFrom'],
      message: `A draft is never published, also not from ${publishFrom} on.`,
      hint: 'Remove draft or publishFrom.',
    }
  }
}

/** The home page and the page for unknown paths are in every build. */
export const basicPagesArePublished: Rule = function* (site) {
  for (const { page, root } of allPages(site)) {
    if (root[0] !== 'notFound' && root[1] !== '/') continue
    for (const property of ['draft', 'publishFrom'] as const) {
      if (!page[property]) continue
      yield {
        code: 'always-published',
        path: [...root, property],
        message: 'Every build needs the home page and the page for unknown paths.',
        hint: `Remove ${property}.`,
      }
    }
  }
}

/** Published pages, the menu and the footer link only to published pages. Menu items and entries of lists that lead to others are left out of a build, so they are not reported. */
export const linksLeadToPublishedPages: Rule = function* (site, { builtAt, isBuild }) {
  const published = builtAt === undefined ? site : publishedSite(site, builtAt)
  if (published === site) return
  const paths = (version: Site) => [...Object.keys(version.routes), ...textFilePaths(version)]
  const lost = new Set(paths(site))
  for (const path of paths(published)) lost.delete(path)
  for (const { kind, name, path, link } of referencesIn(siteSchema, published)) {
    const [target = ''] = name.split('#', 1)
    if ((kind !== 'link' && kind !== 'page') || !lost.has(target)) continue
    const page = sitePage(site, target)?.page
    const state = page === undefined ? 'only with one of its pages' : publication(page)
    yield {
      code: isBuild ? 'link-to-unpublished-page' : 'link-to-draft',
      path,
      index: link?.target.start,
      message: `${JSON.stringify(target)} is not in builds: it is ${state === 'draft' ? 'a draft' : `published ${state}`}.`,
      hint:
        state === 'draft'
          ? 'Remove the link, or remove draft from the page.'
          : 'Remove the link, give the page with the link the same publishFrom, or remove publishFrom.',
    }
  }
}
