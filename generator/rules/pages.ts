import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { listOf } from '../manifest/articleLists.ts'
import { publication } from '../manifest/published.ts'
import {
  allPages,
  canonicalPages,
  declaredIds,
  NOT_FOUND_PATH,
  pageId,
  SHELL_IDS,
} from '../manifest/sitePages.ts'
import { counted } from '../text.ts'
import { textFilePaths } from '../manifest/textFiles.ts'
import type { SiteReference } from '../manifest/schemaWalk.ts'
import { duplicates, type Rule } from './rule.ts'

/** The paths of the site's own files. A page with such a path would hide them, or they would hide it. */
const RESERVED = [
  '/assets',
  '/images',
  '/maps',
  NOT_FOUND_PATH,
  '/index',
  '/navigation',
  '/page-modules',
  '/form-service',
]

/** The files of a build that hosts, browsers and search engines request. A redirect from such a path would hide them. */
const RESERVED_FILES =
  '/404.html /favicon.ico /icon.svg /index.html /licenses.txt /manifest.webmanifest /navigation.json /page-modules.js /robots.txt /sitemap.xml /vercel.json'.split(
    ' ',
  )

/** The home page exists, no path is reserved, and page ids are unique. */
export const pagePathsAreValid: Rule = function* ({ routes, files, redirects }) {
  if (routes['/'] === undefined) {
    yield {
      code: 'missing-home-page',
      path: ['routes'],
      message: 'The site has no home page.',
      hint: 'Add a page with the path "/".',
    }
  }
  for (const path of Object.keys(routes)) yield* reservedPath(path, ['routes', path], true)
  for (const path of Object.keys(files)) yield* reservedPath(path, ['files', path], true)
  for (const [index, { from }] of redirects.entries()) {
    yield* reservedPath(from, ['redirects', index, 'from'])
  }
  yield* duplicates(
    'page-id-conflict',
    'the id of a page',
    [
      { value: 'notFound', path: ['notFound'] },
      ...Object.keys(routes).map((path) => ({
        value: pageId(path),
        path: ['routes', path],
        atKey: true,
      })),
    ],
    'The generator derives the id from the path, without slashes and hyphens. Choose another path.',
  )
}

function* reservedPath(pagePath: string, path: ModelPath, atKey = false): Generator<Diagnostic> {
  const folder =
    RESERVED.find((name) => pagePath === name || pagePath.startsWith(`${name}/`)) ??
    (RESERVED_FILES.includes(pagePath) ? pagePath : undefined)
  if (folder === undefined) return
  yield {
    code: 'reserved-path',
    path,
    atKey,
    message: `${JSON.stringify(pagePath)} is reserved: the site's own files use ${folder}.`,
    hint: 'Choose another path.',
  }
}

/** An alias points to a page, not to another alias. */
export const aliasesPointToPages: Rule = function* ({ routes }) {
  for (const [path, route] of Object.entries(routes)) {
    const page = 'alias' in route ? routes[route.alias] : undefined
    if (page === undefined || !('alias' in page) || !('alias' in route)) continue
    yield {
      code: 'alias-chain',
      path: ['routes', path, 'alias'],
      message: `${JSON.stringify(route.alias)} is an alias, not a page.`,
      hint: 'Set alias to the path of a page that has a title, a hero and sections of its own.',
    }
  }
}

/** A redirect starts at a path without a page or a file and leads to one, and not to another redirect or back to itself. */
export const redirectsPointToPages: Rule = function* (site) {
  const { redirects, routes, product } = site
  const pages = Object.keys(routes)
  // A URL of the site itself is a path.
  const pathOf = (to: string) =>
    to.replace(`${product.origin}/`, '/').replace(/\/?(?:[?#].*)?$/, '')
  const files = new Set([...Object.keys(site.files), ...textFilePaths(site)])
  const targets = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]))
  for (const [index, { from, to: target }] of redirects.entries()) {
    const to = pathOf(target)
    // Hosts redirect the path of a page with .html themselves.
    const isPage = pages.includes(from.replace(/\.html$/, ''))
    if (isPage || files.has(from)) {
      const what = isPage ? 'page' : 'file'
      yield {
        code: 'redirect-shadows-page',
        path: ['redirects', index, 'from'],
        message: `${JSON.stringify(from)} is a ${what} of this site, which the redirect would hide.`,
        hint: `Remove the ${what} or the redirect.`,
      }
    }
    if (pages.includes(to) || !targets.has(to)) continue
    const chain = chainFrom(from, targets)
    const path = ['redirects', index, 'to']
    const end = chain.at(-1) ?? to
    const steps = chain.map((step) => JSON.stringify(step)).join(' → ')
    if (targets.has(end)) {
      const message = `The redirect is a loop: ${steps}.`
      yield { code: 'redirect-loop', path, message, hint: 'Redirect to a page.' }
    } else {
      const message = `${JSON.stringify(to)} is redirected too: ${steps}.`
      yield { code: 'redirect-chain', path, message, hint: `Redirect to ${JSON.stringify(end)}.` }
    }
  }
}

/** The paths of a chain of redirects, up to the last one or the first that repeats. */
function chainFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const chain = [from]
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    const isLoop = chain.includes(next)
    chain.push(next)
    if (isLoop) break
  }
  return chain
}

/** Another page, the menu or the footer links to each indexed page, so that visitors and search engines find it. */
export const pagesAreLinked: Rule = function* (site, { references }) {
  const linked = new Set(references.map((reference) => linkedPage(site, reference)))
  for (const { path, page } of canonicalPages(site)) {
    const isListed = page.article !== undefined && listOf(site, path) !== undefined
    // A landing page without menu is found by the path in an advertisement.
    const isLanding =
      !page.menu &&
      references.some(
        ({ name, path: at }) => name === path && (at[0] === 'redirects' || at.at(-1) === 'alias'),
      )
    if (path === '/' || !page.indexed || linked.has(path) || isListed || isLanding) continue
    if (publication(page) !== undefined) continue
    yield {
      code: 'orphan-page',
      path: ['routes', path],
      atKey: true,
      message: `No other page, menu item or footer link leads to ${JSON.stringify(path)}.`,
      hint: 'Add it to navigation or footer, or link to it from another page. If only people who know its address should find it, write indexed: false.',
    }
  }
}

/** The page that a link leads to. Undefined for other references, redirects, aliases and links to the same page. */
function linkedPage({ routes }: Site, { kind, name, path }: SiteReference): string | undefined {
  if (kind !== 'link' && kind !== 'page') return undefined
  if (path[0] === 'redirects' || path.at(-1) === 'alias') return undefined
  const [target = ''] = name.split('#', 1)
  const route = routes[target]
  const page = route !== undefined && 'alias' in route ? route.alias : target
  return path[0] === 'routes' && path[1] === page ? undefined : page
}

/** Ids are unique on a page. */
export const anchorsAreUnique: Rule = function* (site) {
  for (const { page, root } of allPages(site)) {
    const ids = declaredIds(page).map(({ value, path }) => ({ value, path: [...root, ...path] }))
    yield* duplicates('duplicate-anchor', 'an id on this page', ids, 'Change one of the two ids.')
    for (const { value, path } of ids) {
      if (!SHELL_IDS.includes(value)) continue
      yield {
        code: 'reserved-anchor',
        path,
        message: `${JSON.stringify(value)} is the id of another element on every page.`,
        hint: `Choose another id. Reserved ids: ${SHELL_IDS.join(', ')}.`,
      }
    }
  }
}

/** The number of characters that search results typically show. */
const LENGTHS = {
  title: { code: 'title-length', min: 1, max: 60 },
  description: { code: 'description-length', min: 50, max: 160 },
} as const

/** Titles and descriptions of indexed pages fit into a search result. Those of legal texts can be short. */
export const metadataFitsSearchResults: Rule = function* (site) {
  const legal: readonly string[] = site.footer.legal.map(({ to }) => to)
  for (const { path, page } of canonicalPages(site)) {
    for (const what of ['title', 'description'] as const) {
      const { code, min, max } = LENGTHS[what]
      const { length } = page[what]
      const isLegal = legal.includes(page.translationOf ?? path)
      if (!page.indexed || (length >= (isLegal ? 1 : min) && length <= max)) continue
      yield {
        code,
        path: ['routes', path, what],
        message: `The ${what} has ${counted(length, 'character')}.`,
        hint:
          length < min
            ? `Write at least ${min}: a shorter ${what} says too little in a search result.`
            : `Write at most ${max}: search results cut off a longer ${what}.`,
      }
    }
  }
}
