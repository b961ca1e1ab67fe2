import { siteSchema } from '../../src/site/site.ts'
import { articleId, listOf } from '../manifest/articles.ts'
import { allPages, canonicalPages } from '../manifest/pages.ts'
import { publication, publishedSite } from '../manifest/published.ts'
import { referencesIn } from '../manifest/schemaWalk.ts'
import { textFilePaths } from '../manifest/textFiles.ts'
import { duplicates, type Rule } from './rule.ts'

/** An article is below a page with a list of articles. */
export const articlesAreListed: Rule<'routes' | 'notFound'> = function* (site) {
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

/** Each article has an id of its own, and keeps it when the site moves to another origin. */
export const articlesKeepTheirIds: Rule<'routes' | 'notFound' | 'product'> = function* (
  site,
  { previous },
) {
  yield* duplicates(
    'duplicate-article-id',
    'the id of an article',
    canonicalPages(site).flatMap(({ path, page: { article } }) =>
      article === undefined
        ? []
        : [
            {
              value: articleId(site, { path, article }),
              path: ['routes', path, 'article', ...(article.id === undefined ? [] : ['id'])],
            },
          ],
    ),
    'Feed readers show only one article with this id. Change one of the two ids.',
  )
  const { origin, firstOrigin } = site.product
  const old = previous?.origin ?? origin
  if (old === origin || firstOrigin !== undefined || textFilePaths(site).length === 0) return
  yield {
    code: 'new-origin',
    path: ['product', 'origin'],
    message: `The origin was ${JSON.stringify(old)} in the last commit. With the new one, feed readers show all articles as new, and calendars add events again.`,
    hint: `If the site was published there, add to product: firstOrigin: ${JSON.stringify(old)}.`,
  }
}

/** The home page and the page for unknown paths are in every build. */
export const basicPagesArePublished: Rule<'routes' | 'notFound'> = function* (site) {
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

/** A page that a build contains, the menu and the footer link only to pages that it contains too. */
export const linksLeadToPublishedPages: Rule = function* (site, { builtAt, isBuild }) {
  const published = builtAt === undefined ? site : publishedSite(site, builtAt)
  if (published === site) return
  const files = textFilePaths(published)
  const lost = new Set(textFilePaths(site).filter((file) => !files.includes(file)))
  for (const { kind, name, path } of referencesIn(siteSchema, published)) {
    const [target = ''] = name.split('#', 1)
    if (lost.has(target)) {
      yield {
        code: isBuild ? 'link-to-unpublished-page' : 'link-to-draft',
        path,
        message: `${JSON.stringify(target)} is not in builds: all pages that it needs are drafts or published later.`,
        hint: 'Remove the link, or publish one of these pages.',
      }
    }
    const route = kind === 'link' || kind === 'page' ? site.routes[target] : undefined
    if (route === undefined || Object.hasOwn(published.routes, target)) continue
    const page = 'alias' in route ? site.routes[route.alias] : route
    const state = page === undefined || 'alias' in page ? '' : publication(page)
    yield {
      code: isBuild ? 'link-to-unpublished-page' : 'link-to-draft',
      path,
      message: `${JSON.stringify(target)} is not in builds: it is ${state === 'draft' ? 'a draft' : `published ${state}`}.`,
      hint:
        state === 'draft'
          ? 'Remove the link, or remove draft from the page.'
          : 'Remove the link, give the page with the link the same publishFrom, or remove publishFrom.',
    }
  }
}
