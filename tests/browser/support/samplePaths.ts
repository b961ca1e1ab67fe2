import { menu } from './menu.ts'
import { manifest } from './manifest.ts'

const paths = Object.keys(manifest.routes)

/** A path without a page, which shows the not-found page. */
export const UNKNOWN = '/no-such-page/at-all'

/** The paths of all documents. */
export const auditedPaths: readonly string[] = [...paths, UNKNOWN]

/**
 * A small set of paths whose pages contain every kind of section (with and without an image), form
 * field and hero, found by a greedy search. Tests of sections run on these paths. A new kind is
 * included automatically.
 */
export const pathsOfAllKinds: ReadonlySet<string> = cover(
  paths.map((path) => [path, kindsAt(path)] as const),
)

/**
 * A path for each position in the menu: for each item, a page that marks it as current and a page that
 * marks it as the parent; and a page that is not in the menu.
 */
export const pathsOfAllMenuPositions: ReadonlySet<string> = cover(
  paths.map((path) => [path, [menuPosition(path)]] as const),
)

/** Paths with every kind of hero. Tests of the shell, which is the same on every page, run on these paths. */
export const pathsOfAllHeroes: ReadonlySet<string> = cover(
  paths.map((path) => [path, kindsAt(path).filter((kind) => kind.startsWith('hero '))] as const),
)

/**
 * The kinds of sections on a path of `pathsOfAllKinds`, for the titles of tests: they select a test by a
 * kind, because paths differ between sites. None for other paths.
 */
export function sectionsInTitle(path: string): string {
  const route = manifest.routes[path]
  if (route === undefined || 'alias' in route || !pathsOfAllKinds.has(path)) return ''
  return ` (${[...new Set(route.sections.map(({ kind }) => kind))].join(', ')})`
}

/** The kinds of hero, sections and fields on a page. */
function kindsAt(path: string): readonly string[] {
  const route = manifest.routes[path]
  if (route === undefined) return []
  if ('alias' in route) return kindsAt(route.alias)
  const { hero, sections } = route
  const fields = sections.flatMap((section) =>
    section.kind === 'form' ? (manifest.forms[section.form]?.fields ?? []) : [],
  )
  return [
    `hero ${hero.size}`,
    hero.images.length > 1 ? 'hero with images' : 'hero with an image',
    ...sections.map((section) =>
      'image' in section && section.image ? `${section.kind} with an image` : section.kind,
    ),
    ...fields.map(({ kind }) => `field ${kind}`),
  ]
}

/** The position of a page in the menu. */
function menuPosition(path: string): string {
  const own = menu.findIndex(({ to }) => to === path)
  if (own >= 0) return `item ${own}`
  const parent = menu.findIndex(({ children }) => children.some(({ to }) => to === path))
  return parent >= 0 ? `child of ${parent}` : 'none'
}

/** Greedy set cover: selects the set with the most missing members until none is missing. */
function cover(all: readonly (readonly [string, readonly string[]])[]): ReadonlySet<string> {
  const missing = new Set(all.flatMap(([, members]) => members))
  const picked = new Set<string>()
  while (missing.size > 0) {
    const gains = all.map(([path, members]) => ({
      path,
      members,
      gain: new Set(members.filter((member) => missing.has(member))).size,
    }))
    const [best] = gains.toSorted((a, b) => b.gain - a.gain)
    if (best === undefined) break
    picked.add(best.path)
    for (const member of best.members) missing.delete(member)
  }
  return picked
}

/** The number of pages that one test opens: a new browser page takes twice as long as another path. */
const BATCH = 8

/** Splits a list into short lists, each for one test. */
export function batches<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / BATCH)
  return Array.from({ length: count }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH))
}
