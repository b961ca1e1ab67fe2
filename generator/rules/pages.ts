import { pageId, SHELL_IDS } from '../manifest/pages.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { duplicates, type Rule, type SiteReference } from './rule.ts'
import type { Site } from '../../src/site/site.ts'
import type { Page } from '../../src/site/page.ts'
import { counted } from '../text.ts'

/** The paths of the site's own files. A page with such a path would hide them, or they would hide it. */
const RESERVED = ['/assets', '/images', '/404', '/index', '/navigation', '/form-service']

/** Reserved file names on Windows, with any extension. The file of a page cannot have such a name. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** The home page exists, no path is reserved, and page ids are unique. */
export const pagePathsAreValid: Rule<'routes' | 'documents' | 'redirects'> = (site, { parts }) => [
  ...missingHomePage(parts.names(['routes'])),
  ...Object.keys(site.routes).flatMap((path) => reservedPath(path, ['routes', path], true)),
  ...Object.keys(site.documents).flatMap((path) => reservedPath(path, ['documents', path], true)),
  ...site.redirects.flatMap(({ from }, index) => reservedPath(from, ['redirects', index, 'from'])),
  ...duplicates(
    'page-id-conflict',
    'the id of a page',
    [
      { value: 'notFound', path: ['notFound'] },
      ...Object.keys(site.routes).map((path) => ({
        value: pageId(path),
        path: ['routes', path],
        atKey: true,
      })),
    ],
    'The generator derives the id from the path, without slashes and hyphens. Choose another path.',
  ),
]

function missingHomePage(paths: readonly string[] | undefined): Diagnostic[] {
  if (paths?.includes('/') !== false) return []
  return [
    {
      code: 'missing-home-page',
      path: ['routes'],
      message: 'The site has no home page.',
      hint: 'Add a page with the path "/".',
    },
  ]
}

function reservedPath(pagePath: string, path: ModelPath, atKey = false): Diagnostic[] {
  const folder = RESERVED.find((name) => pagePath === name || pagePath.startsWith(`${name}/`))
  const device = pagePath.split('/').find((segment) => WINDOWS_DEVICE.test(segment))
  if (folder === undefined && device === undefined) return []
  const quoted = JSON.stringify(pagePath)
  return [
    {
      code: 'reserved-path',
      path,
      atKey,
      message:
        folder === undefined
          ? `${quoted} contains "${device}", which is a reserved file name on Windows.`
          : `${quoted} is reserved: the site's own files use ${folder}.`,
      hint: 'Choose another path.',
    },
  ]
}

/** An alias points to a page, not to another alias. */
export const aliasesPointToPages: Rule<'routes'> = (site) =>
  Object.entries(site.routes).flatMap(([path, route]) => {
    if (!('alias' in route)) return []
    const page = site.routes[route.alias]
    if (page === undefined || !('alias' in page)) return []
    return [
      {
        code: 'alias-chain',
        path: ['routes', path, 'alias'],
        message: `${JSON.stringify(route.alias)} is an alias, not a page.`,
        hint: 'Set alias to the path of a page that has a title, a hero and sections of its own.',
      },
    ]
  })

/** A redirect starts at a path without a page and leads to a page. */
export const redirectsPointToPages: Rule<'redirects'> = ({ redirects }, { parts }) => {
  const pages = parts.names(['routes'])
  if (pages === undefined) return []
  return [
    ...redirects.flatMap(({ from }, index) => shadowsPage(pages, from, index)),
    ...duplicates(
      'duplicate-redirect',
      'the source of a redirect',
      redirects.map(({ from }, index) => ({ value: from, path: ['redirects', index, 'from'] })),
      'Remove one of the two redirects.',
    ),
    ...chainsAndLoops(redirects, pages),
  ]
}

function shadowsPage(pages: readonly string[], from: string, index: number): Diagnostic[] {
  if (!pages.includes(from)) return []
  return [
    {
      code: 'redirect-shadows-page',
      path: ['redirects', index, 'from'],
      message: `${JSON.stringify(from)} is a page of this site, which the redirect would hide.`,
      hint: 'Remove the page or the redirect.',
    },
  ]
}

/** Redirects that lead to other redirects, or back to themselves. */
function chainsAndLoops(redirects: Site['redirects'], pages: readonly string[]): Diagnostic[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, index): Diagnostic[] => {
    if (pages.includes(to) || !targets.has(to)) return []
    const chain = chainFrom(from, targets)
    const path = ['redirects', index, 'to']
    const end = chain.at(-1) ?? to
    const steps = chain.map((step) => JSON.stringify(step)).join(' → ')
    if (targets.has(end)) {
      const message = `The redirect is a loop: ${steps}.`
      return [{ code: 'redirect-loop', path, message, hint: 'Redirect to a page.' }]
    }
    const message = `${JSON.stringify(to)} is redirected too: ${steps}.`
    const hint = `Redirect to ${JSON.stringify(end)}.`
    return [{ code: 'redirect-chain', path, message, hint }]
  })
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

/** Another page, the menu or the footer links to each page, so that visitors and search engines find it. */
export const pagesAreLinked: Rule = (site, { references }) => {
  const linked = new Set(references.flatMap((reference) => linkedPage(site, reference)))
  return Object.entries(site.routes).flatMap(([path, route]): Diagnostic[] => {
    if (path === '/' || 'alias' in route || linked.has(path)) return []
    return [
      {
        code: 'orphan-page',
        path: ['routes', path],
        atKey: true,
        message: `No other page, menu item or footer link leads to ${JSON.stringify(path)}.`,
        hint: 'Add it to navigation or footer, or link to it from another page.',
      },
    ]
  })
}

/** The page that a link leads to. Empty for other references, redirects, aliases, sections of documents and links to the same page. */
function linkedPage({ routes }: Site, { kind, name, path }: SiteReference): string[] {
  if (kind !== 'link' && kind !== 'page') return []
  if (path[0] === 'redirects' || path[0] === 'documents' || path.at(-1) === 'alias') return []
  const [target = ''] = name.split('#', 1)
  const route = routes[target]
  const page = route !== undefined && 'alias' in route ? route.alias : target
  return path[0] === 'routes' && path[1] === page ? [] : [page]
}

/** Section ids and headings are unique on a page, and page titles on the site. */
export const headingsAreUnique: Rule<'routes' | 'notFound'> = (site) => [
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'alias' in route ? [] : anchors(route, ['routes', path]),
  ),
  ...anchors(site.notFound, ['notFound']),
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'alias' in route ? [] : headings(route, ['routes', path]),
  ),
  ...headings(site.notFound, ['notFound']),
  ...duplicates(
    'duplicate-title',
    'the title of a page',
    Object.entries(site.routes).flatMap(([path, route]) =>
      'alias' in route ? [] : [{ value: route.title, path: ['routes', path, 'title'] }],
    ),
    'Visitors and search engines tell pages apart by their titles. Change one of the two titles.',
  ),
]

/** The names that visitors see are unique in each list of the manifest. */
export const namesAreUnique: Rule = ({ events, forms, thirdParties, consent }) => {
  const named = (
    list: Readonly<Record<string, object>>,
    key: string,
    path: ModelPath,
    what: string,
  ) =>
    duplicates(
      'duplicate-name',
      `the ${key} of another ${what}`,
      Object.entries(list).map(([id, entry]) => ({
        value: String(Reflect.get(entry, key)),
        path: [...path, id, key],
      })),
      'Visitors could not tell the two apart. Add what is different, e.g. a year or a city.',
    )
  return [
    ...named(events, 'name', ['events'], 'event'),
    ...named(forms, 'label', ['forms'], 'form'),
    ...named(thirdParties, 'name', ['thirdParties'], 'third party'),
    ...named(consent?.categories ?? {}, 'title', ['consent', 'categories'], 'consent category'),
  ]
}

/** Screen reader users can navigate by headings, which they hear without the text around them. */
const headings = ({ hero, sections }: Page, page: ModelPath) =>
  duplicates(
    'duplicate-heading',
    'a heading of this page',
    [
      { value: hero.title, path: [...page, 'hero', 'title'] },
      ...sections.map(({ heading }, index) => ({
        value: heading,
        path: [...page, 'sections', index, 'heading'],
      })),
    ],
    'Screen reader users navigate by headings. Change one of the two headings.',
  )

function anchors({ sections }: Page, page: ModelPath): Diagnostic[] {
  const declared = sections.flatMap(({ id }, index) =>
    id === undefined ? [] : [{ value: id, path: [...page, 'sections', index, 'id'] }],
  )
  return [
    ...duplicates(
      'duplicate-anchor',
      'the id of a section on this page',
      declared,
      'Change one of the two ids.',
    ),
    ...declared
      .filter(({ value }) => SHELL_IDS.includes(value))
      .map(({ value, path }): Diagnostic => ({
        code: 'reserved-anchor',
        path,
        message: `${JSON.stringify(value)} is the id of another element on every page.`,
        hint: `Choose another id. Reserved ids: ${SHELL_IDS.join(', ')}.`,
      })),
  ]
}

/** The number of characters that search results typically show. */
const TITLE = { min: 1, max: 60 }
const DESCRIPTION = { min: 50, max: 160 }

/** Titles and descriptions of indexed pages fit into a search result. */
export const metadataFitsSearchResults: Rule = (site) =>
  Object.entries(site.routes).flatMap(([path, route]) =>
    'alias' in route || !route.indexed
      ? []
      : [
          ...checkLength('title-length', 'title', route.title, TITLE, ['routes', path, 'title']),
          ...checkLength('description-length', 'description', route.description, DESCRIPTION, [
            'routes',
            path,
            'description',
          ]),
        ],
  )

function checkLength(
  code: 'title-length' | 'description-length',
  what: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
  path: ModelPath,
): Diagnostic[] {
  const { length } = text
  if (length >= min && length <= max) return []
  const message = `The ${what} has ${counted(length, 'character')}.`
  const hint =
    length < min
      ? `Write at least ${min}: a shorter ${what} says too little in a search result.`
      : `Write at most ${max}: search results cut off a longer ${what}.`
  return [{ code, path, message, hint }]
}
