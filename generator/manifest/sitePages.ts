import { NAVIGATION_BLOCK } from '../../src/shell/header/navigationStore.ts'
import { STRUCTURED_DATA_BLOCK } from '../../src/shell/structuredDataBlock.ts'
import type { Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { capitalize, uniqueName } from '../text.ts'
import { property } from './modelValues.ts'

/**
 * The page at a path. `undefined` if there is none. `canonical`: the path of the page, if `path` is an alias of it;
 * otherwise the same as `path`.
 */
export function sitePage({ routes }: Site, path: string) {
  const route = routes[path]
  if (route === undefined) return undefined
  if (!('alias' in route)) return { path, canonical: path, page: route }
  const page = routes[route.alias]
  return page === undefined || 'alias' in page ? undefined : { path, canonical: route.alias, page }
}

/** Every path of the site, including aliases, in the order of the manifest. */
export const sitePages = (site: Site) =>
  Object.keys(site.routes).flatMap((path) => sitePage(site, path) ?? [])

/** The path of the not-found page. It has no route of its own. */
export const NOT_FOUND_PATH = '/404'

/** Every page of `routes`, without aliases, in the order of the manifest. */
export const canonicalPages = (site: Site) =>
  sitePages(site).filter(({ path, canonical }) => path === canonical)

/** What page names and addresses are read from: a site, or the snapshot of an earlier version. */
export type PagesAndRedirects = {
  readonly routes: Readonly<Record<string, object>>
  readonly notFound?: unknown
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

/** What the page editor calls a page: “Home”, or its title, with the path if another page, or another path of it, has the same title. */
export function pageName({ routes, notFound }: PagesAndRedirects, path: string): string {
  const titleOf = (route: unknown) => (route === routes['/'] ? 'Home' : property(route, 'title'))
  const page = path === NOT_FOUND_PATH ? notFound : routes[path]
  const canonical = routes[String(property(page, 'alias'))]
  const title = titleOf(canonical ?? page)
  const isShared = Object.values(routes).some((route) => route !== page && titleOf(route) === title)
  return title !== undefined && isShared ? `${String(title)} (${path})` : String(title ?? path)
}

/**
 * The pages with another address, from the old one to the new one: the new one redirects to the old one or the other way
 * round, e.g. in an earlier version, or both have the same title or the same sections.
 */
export function renamedPages(
  old: PagesAndRedirects,
  next: PagesAndRedirects,
): ReadonlyMap<string, string> {
  const added = Object.keys(next.routes).filter((path) => !(path in old.routes))
  const content = ({ routes }: PagesAndRedirects, path: string, part: string) =>
    JSON.stringify(property(routes[path], part))?.replaceAll(path, '')
  const renamed = new Map<string, string>()
  for (const from of Object.keys(old.routes).filter((path) => !(path in next.routes))) {
    const free = added.filter((path) => ![...renamed.values()].includes(path))
    const leads = ({ redirects }: PagesAndRedirects, start: string, end: string) =>
      redirects.some((redirect) => redirect.from === start && redirect.to === end)
    const to =
      free.find((path) => leads(next, from, path) || leads(old, path, from)) ??
      ['title', 'alias', 'sections'].flatMap((part) => {
        const value = content(old, from, part)
        return free.filter((path) => value !== undefined && content(next, path, part) === value)
      })[0]
    if (to !== undefined) renamed.set(from, to)
  }
  return renamed
}

/** The versions of a page in other languages and itself, by language. Empty if it has no translation. */
export function translationsOf(site: Site, path: string): ReadonlyMap<string, string> {
  // The search for versions takes 1.4 s for 2,000 pages.
  if (Object.keys(site.languages).length === 0) return new Map()
  const indexedPage = (pagePath: string) => {
    const page = sitePage(site, pagePath)
    return page?.canonical === pagePath && page.page.indexed ? page : undefined
  }
  const original = indexedPage(path)?.page.translationOf ?? path
  const versions = Object.entries(site.routes).flatMap(([pagePath, route]) =>
    pagePath === original || ('translationOf' in route && route.translationOf === original)
      ? (indexedPage(pagePath) ?? [])
      : [],
  )
  return new Map(
    versions.length < 2
      ? []
      : versions.map(({ path: pagePath, page }) => [page.language ?? site.language, pagePath]),
  )
}

/** Every page and the not-found page, with their paths in the manifest. */
export const allPages = (site: Site): { readonly page: Page; readonly root: ModelPath }[] => [
  ...canonicalPages(site).map(({ page, path }) => ({ page, root: ['routes', path] })),
  { page: site.notFound, root: ['notFound'] },
]

/** The page that a path shows and its sections, with their paths in the manifest. Unknown paths show the not-found page. */
export function pageAtPath(site: Site, path: string) {
  const pageOfSite = sitePage(site, path)
  const page = pageOfSite?.page ?? site.notFound
  const root: ModelPath = pageOfSite === undefined ? ['notFound'] : ['routes', pageOfSite.canonical]
  const ids = sectionIds(page, site)
  const sections = page.sections.map((section, index) => ({
    section,
    path: [...root, 'sections', index],
    id: ids[index] ?? '',
  }))
  return { page, root, sections }
}

/** Where a link leads, in words, e.g. `Contact: Write to us`. A web address, and the path of a page that does not exist, stay as they are. */
export function targetName(site: Site, target: string): string {
  const [path = '', anchor] = target.split('#')
  if (!Object.hasOwn(site.routes, path)) return target
  const { section } = pageAtPath(site, path).sections.find(({ id }) => id === anchor) ?? {}
  return [pageName(site, path), section?.heading ?? anchor].filter(Boolean).join(': ')
}

/** The paths above a path, the closest first, the home page last. */
export function ancestorsOf(path: string): string[] {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === '' ? ['/'] : [parent, ...ancestorsOf(parent)]
}

/** The id of a page in generated code: `aboutUsTeam` for `/about-us/team`, `home` for `/`. */
export function pageId(path: string): string {
  const words = path.split(/[/-]/).filter((word) => word !== '')
  if (words.length === 0) return 'home'
  const id = words.map((word, index) => (index === 0 ? word : capitalize(word))).join('')
  return /^\d/.test(id) ? `page${id}` : id
}

/** The ids of elements in the shell. No section can have one of them. */
export const SHELL_IDS: readonly string[] = [
  'main',
  'site-menu',
  'site-panel',
  'hero-images',
  'error-title',
  NAVIGATION_BLOCK,
  'consent-title',
  STRUCTURED_DATA_BLOCK,
]

/** The ids of a page's sections in order: as declared, otherwise derived from the headings in the site's language. */
export function sectionIds(page: Page, { language }: Pick<Site, 'language'>): string[] {
  const taken = [...SHELL_IDS, ...declaredIds(page).map(({ value }) => value)]
  return page.sections.map((section) => {
    if (section.id !== undefined) return section.id
    const id = uniqueName(slug(section.heading, language), taken)
    taken.push(id)
    return id
  })
}

/** The declared ids of a page with their paths below it: those of sections and of questions. */
export const declaredIds = ({
  sections,
}: Pick<Page, 'sections'>): { value: string; path: ModelPath }[] =>
  sections.flatMap((section, index) =>
    [
      { id: section.id, path: ['sections', index, 'id'] },
      ...('questions' in section ? section.questions : []).map(({ id }, question) => ({
        id,
        path: ['sections', index, 'questions', question, 'id'],
      })),
    ].flatMap(({ id, path }) => (id === undefined ? [] : [{ value: id, path }])),
  )

/** The ids of a page that links can lead to. */
export const anchorsOf = (page: Page, site: Pick<Site, 'language'>): ReadonlySet<string> =>
  new Set([...sectionIds(page, site), ...declaredIds(page).map(({ value }) => value)])

function slug(heading: string, language: string): string {
  const words = pathSegment(heading, language).replace(/^[^a-z]+/, '')
  return words === '' ? 'section' : words.slice(0, 60).replace(/-+$/, '')
}

/** A text as a segment of a path, e.g. `new-office` for `New Office`. Empty if no letter or digit can be in a path. */
export const pathSegment = (text: string, language: string): string =>
  plainLetters(text, language)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/**
 * A text in lower case, with letters without diacritics, for URLs and file names. Letters that the
 * language writes out become two: `grosse uebung` for the German `Große Übung`, `aabent` for the Danish
 * `Åbent`.
 *
 * @param language the language of the text, e.g. `de-DE`
 */
function plainLetters(text: string, language: string): string {
  const replacements = WRITTEN_OUT[language.replace(/-.*/, '').toLowerCase()] ?? {}
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => replacements[letter] ?? OTHER[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
}

type Letters = Readonly<Record<string, string>>

const NORWEGIAN: Letters = { å: 'aa', ø: 'oe' }

/** Not from a library: those that were compared also write out ä, ö and ü in e.g. Finnish and Spanish. */
const WRITTEN_OUT: Readonly<Record<string, Letters>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: NORWEGIAN,
  nb: NORWEGIAN,
  nn: NORWEGIAN,
  no: NORWEGIAN,
}

/** Letters without a decomposition in Unicode. */
const OTHER: Letters = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
