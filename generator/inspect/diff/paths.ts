import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change.ts'
import { isPage, type Snapshot } from './snapshot.ts'

/** Moved pages: the old path and the new path of each. */
export type Moves = ReadonlyMap<string, string>

/**
 * Finds moved pages: the old path is removed, and it redirects to a new page, or a new page has the
 * same title or the same sections.
 */
export function findMoves(before: Snapshot, after: Snapshot): Moves {
  const redirects = new Map(after.redirects.map(({ from, to }) => [from, to]))
  const removed = Object.entries(before.routes).filter(
    ([path]) => !Object.hasOwn(after.routes, path),
  )
  const added = Object.entries(after.routes).filter(([path]) => !Object.hasOwn(before.routes, path))
  const moves = new Map<string, string>()
  for (const [path, route] of removed) {
    if (!isPage(route)) continue
    const target = redirects.get(path)
    const same = added.find(
      ([, other]) =>
        isPage(other) &&
        (other.title === route.title || isDeepStrictEqual(other.sections, route.sections)),
    )
    const found = added.find(([other]) => other === target) ?? same
    if (found !== undefined && ![...moves.values()].includes(found[0])) moves.set(path, found[0])
  }
  return moves
}

/** Changes of paths: removed, moved, added, or with another page. */
export function pathChanges(before: Snapshot, after: Snapshot, moves: Moves): Change[] {
  const redirects = new Map(after.redirects.map(({ from, to }) => [from, to]))
  const newPaths = new Set(moves.values())
  const removed = Object.keys(before.routes).filter((path) => !Object.hasOwn(after.routes, path))
  return [
    ...removed.map((path) => removedPath(path, redirects.get(path), moves.get(path))),
    ...Object.entries(after.routes).flatMap(([path, route]): Change[] => {
      const place = { subject: 'pages', path: ['routes', path] } as const
      const old = before.routes[path]
      if (old === undefined) {
        if (newPaths.has(path)) return []
        const text = isPage(route)
          ? `${path} is new: "${route.title}"`
          : `${path} is new and shows ${route.sameAs}`
        return [{ ...place, level: 'notable', text }]
      }
      if (isPage(old) && isPage(route)) return []
      const now = isPage(route) ? 'a page of its own' : route.sameAs
      const then = isPage(old) ? 'a page of its own' : old.sameAs
      if (now === then || now === moves.get(then)) return []
      return [{ ...place, level: 'notable', text: `${path} shows ${now} instead of ${then}` }]
    }),
  ]
}

function removedPath(
  path: string,
  redirect: string | undefined,
  moved: string | undefined,
): Change {
  const place = { subject: 'pages', path: ['routes', path] } as const
  const what = moved === undefined ? 'is removed' : `moved to ${moved}`
  if (redirect === undefined) {
    return {
      ...place,
      level: 'breaking',
      text: `${path} ${what} without a redirect`,
    }
  }
  const target = redirect === moved ? 'and redirects there' : `and redirects to ${redirect}`
  return { ...place, level: 'notable', text: `${path} ${what} ${target}` }
}

/** Changes of redirects: removed, added, or with another target. */
export function redirectChanges(before: Snapshot, after: Snapshot, moves: Moves): Change[] {
  const now = new Map(after.redirects.map(({ from, to }) => [from, to]))
  const then = new Map(before.redirects.map(({ from, to }) => [from, to]))
  const place = { subject: 'redirects', path: ['redirects'] } as const
  return [
    ...[...then].flatMap(([from, to]): Change[] => {
      const target = now.get(from)
      if (target === to || (target !== undefined && target === moves.get(to))) return []
      if (target !== undefined) {
        const text = `${from} redirects to ${target} instead of ${to}`
        return [{ ...place, level: 'notable', text }]
      }
      if (Object.hasOwn(after.routes, from)) {
        return [{ ...place, level: 'notable', text: `${from} is a page again` }]
      }
      return [{ ...place, level: 'breaking', text: `${from} no longer redirects to ${to}` }]
    }),
    ...[...now].flatMap(([from, to]): Change[] =>
      then.has(from) || Object.hasOwn(before.routes, from)
        ? []
        : [{ ...place, level: 'safe', text: `${from} now redirects to ${to}` }],
    ),
  ]
}
