import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change.ts'
import { isPage, type Lock } from './lock.ts'

/** Pages that stand at another address now: from the old one to the new one. */
export type Moves = ReadonlyMap<string, string>

/**
 * Finds pages that moved: an address is gone and a page is new that a redirect leads to from there,
 * or that says the same.
 */
export function findMoves(before: Lock, after: Lock): Moves {
  const redirects = new Map(after.redirects.map(({ from, to }) => [from, to]))
  const gone = Object.entries(before.routes).filter(([path]) => !Object.hasOwn(after.routes, path))
  const fresh = Object.entries(after.routes).filter(([path]) => !Object.hasOwn(before.routes, path))
  const moves = new Map<string, string>()
  for (const [path, route] of gone) {
    if (!isPage(route)) continue
    const target = redirects.get(path)
    const same = fresh.find(
      ([, other]) =>
        isPage(other) &&
        (other.title === route.title || isDeepStrictEqual(other.sections, route.sections)),
    )
    const found = fresh.find(([other]) => other === target) ?? same
    if (found !== undefined && ![...moves.values()].includes(found[0])) moves.set(path, found[0])
  }
  return moves
}

/** Addresses that are gone, moved, new, or show another page. */
export function addressChanges(before: Lock, after: Lock, moves: Moves): Change[] {
  const redirects = new Map(after.redirects.map(({ from, to }) => [from, to]))
  const arrived = new Set(moves.values())
  const gone = Object.keys(before.routes).filter((path) => !Object.hasOwn(after.routes, path))
  return [
    ...gone.map((path) => goneAddress(path, redirects.get(path), moves.get(path))),
    ...Object.entries(after.routes).flatMap(([path, route]): Change[] => {
      const place = { subject: 'pages', path: ['routes', path] } as const
      const old = before.routes[path]
      if (old === undefined) {
        if (arrived.has(path)) return []
        const says = isPage(route) ? `"${route.title}" is new` : `now shows ${route.sameAs}`
        return [{ ...place, level: 'notable', text: `${path}: ${says}` }]
      }
      if (isPage(old) && isPage(route)) return []
      const now = isPage(route) ? 'a page of its own' : route.sameAs
      const then = isPage(old) ? 'a page of its own' : old.sameAs
      if (now === then || now === moves.get(then)) return []
      return [{ ...place, level: 'notable', text: `${path} shows ${now} instead of ${then}` }]
    }),
  ]
}

function goneAddress(
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
      text: `${path} ${what}, and no redirect leads on from it`,
    }
  }
  const onward = redirect === moved ? 'and redirects there' : `and redirects to ${redirect}`
  return { ...place, level: 'notable', text: `${path} ${what} ${onward}` }
}

/** Redirects that are new, gone, or lead elsewhere. */
export function redirectChanges(before: Lock, after: Lock, moves: Moves): Change[] {
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
