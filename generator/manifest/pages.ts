import type { Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'

/** An address of the site with the page that stands there. */
export type Address = {
  readonly path: string
  /** The page's own address, where this one is a further address of it; else the same. */
  readonly canonical: string
  readonly page: Page
}

/** Every address of the site, in the manifest's order. */
export function addresses(site: Site): Address[] {
  return Object.entries(site.routes).flatMap(([path, route]) => {
    if (!('sameAs' in route)) return [{ path, canonical: path, page: route }]
    const page = site.routes[route.sameAs]
    return page === undefined || 'sameAs' in page ? [] : [{ path, canonical: route.sameAs, page }]
  })
}

/** A page's name in generated code: `/about-us/team` is `aboutUsTeam`, `/` is `home`. */
export function pageId(path: string): string {
  const words = path.split(/[/-]/).filter((word) => word !== '')
  if (words.length === 0) return 'home'
  const id = words.map((word, index) => (index === 0 ? word : capitalized(word))).join('')
  return /^\d/.test(id) ? `page${id}` : id
}

/** The ids that the shell gives to its own elements: no section may have one of them. */
export const SHELL_IDS: readonly string[] = [
  'main',
  'site-menu',
  'site-panel',
  'hero-images',
  'error-title',
  'navigation-data',
  'privacy-choice-title',
  'structured-data',
]

/** The anchors of a page's sections, in order: as declared, else made from the heading. */
export function sectionIds(page: Page): string[] {
  const declared = page.sections.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const taken = new Set([...SHELL_IDS, ...declared])
  return page.sections.map((section) => {
    if (section.id !== undefined) return section.id
    const id = unused(slug(section.heading), taken)
    taken.add(id)
    return id
  })
}

function unused(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? wanted : `${wanted}-${count}`
    if (!taken.has(id)) return id
  }
}

function slug(heading: string): string {
  const words = heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
  return words === '' ? 'section' : words.slice(0, 60).replace(/-+$/, '')
}

/** A word with a capital letter first. */
export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
