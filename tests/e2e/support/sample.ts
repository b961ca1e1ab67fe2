import { menu } from './menu.ts'
import { whole } from './place.ts'

const paths = Object.keys(whole.routes)

/**
 * The smallest set of addresses, as far as a greedy search finds it, that shows every kind of
 * section (with an image and without), of form field and of hero. A check of what sections do,
 * and not of what one page says, runs at these addresses. A new kind adds its address by itself.
 */
export const everyKind: ReadonlySet<string> = cover(
  paths.map((path) => [path, kindsAt(path)] as const),
)

/**
 * One address for each place that a page can have in the menu: each item that is marked as the page
 * in view or as the part of the site that it lies in, and none of them.
 */
export const everyPlaceInMenu: ReadonlySet<string> = cover(
  paths.map((path) => [path, [placeInMenu(path)]] as const),
)

/** Addresses that show every kind of hero: checks of the shell, which is the same on every page, run there. */
export const everyHero: ReadonlySet<string> = cover(
  paths.map((path) => [path, kindsAt(path).filter((kind) => kind.startsWith('hero '))] as const),
)

/** The kinds of what a page shows. */
function kindsAt(path: string): readonly string[] {
  const route = whole.routes[path]
  if (route === undefined) return []
  if ('sameAs' in route) return kindsAt(route.sameAs)
  const { hero, sections } = route
  const fields = sections.flatMap((section) =>
    section.kind === 'form' ? (whole.forms[section.form]?.fields ?? []) : [],
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

/** Which item of the menu marks a page, and how. */
function placeInMenu(path: string): string {
  const own = menu.findIndex(({ to }) => to === path)
  if (own >= 0) return `item ${own}`
  const parent = menu.findIndex(({ children }) => children.some(({ to }) => to === path))
  return parent >= 0 ? `child of ${parent}` : 'none'
}

/** Picks sets until all their members are in one: each time the one with the most that are missing. */
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
