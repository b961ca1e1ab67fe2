import type { Site } from '../../src/site/site.ts'
import type { PreviousPage, PreviousSite } from './rule.ts'

/** A page whose path was changed in the manifest, without the command `rename`. */
export type MovedPage = {
  /** The old path of the page. If the pages above it moved in the same way, of the highest of them. */
  readonly from: string
  /** The new path of that page. */
  readonly to: string
}

/**
 * The moved pages by their old paths: a page of the last commit is gone, and exactly one new page has
 * the same title or the same sections.
 */
export function movedPages(
  { routes }: Pick<Site, 'routes'>,
  previous: PreviousSite | undefined,
): ReadonlyMap<string, MovedPage> {
  if (previous === undefined) return new Map()
  const added = Object.entries(routes).flatMap(([path, route]) =>
    'sameAs' in route || previous.pages.has(path) ? [] : [{ path, route }],
  )
  const moves = new Map(
    [...previous.pages].flatMap(([path, page]): [string, string][] => {
      if (Object.hasOwn(routes, path)) return []
      const same = (compare: typeof hasSameTitle) =>
        added.filter(({ route }) => compare(route, page)).map((each) => each.path)
      const titled = same(hasSameTitle)
      const candidates = titled.length > 0 ? titled : same(hasSameSections)
      return candidates.length === 1 ? candidates.map((to) => [path, to]) : []
    }),
  )
  return new Map([...moves].map(([from, to]) => [from, highestMove(from, to, moves)]))
}

const hasSameTitle = (a: PreviousPage, b: PreviousPage) => a.title === b.title

const hasSameSections = (a: PreviousPage, b: PreviousPage) =>
  a.sections.length > 0 &&
  a.sections.length === b.sections.length &&
  a.sections.every(
    ({ kind, heading }, index) =>
      kind === b.sections[index]?.kind && heading === b.sections[index]?.heading,
  )

/** The highest page above that moved in the same way, e.g. `/services` for `/services/zero-trust`. */
function highestMove(from: string, to: string, moves: ReadonlyMap<string, string>): MovedPage {
  const segments = from.split('/')
  for (let count = 2; count < segments.length; count += 1) {
    const above = segments.slice(0, count).join('/')
    const moved = moves.get(above)
    if (moved !== undefined && to === moved + from.slice(above.length)) {
      return { from: above, to: moved }
    }
  }
  return { from, to }
}
