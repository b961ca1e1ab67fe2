import { PAGE_PATH } from '../../../src/model/link.ts'
import type { Site } from '../../../src/site/site.ts'
import { UsageError } from '../../diagnostics/console.ts'
import { suggestion } from '../../diagnostics/suggest.ts'

/** Addresses that change: from the old one to the new one. */
export type PathMoves = ReadonlyMap<string, string>

/** The address of a page that is there; refuses another one. */
export function requirePage(site: Site, path: string): string {
  if (Object.hasOwn(site.routes, path)) return path
  const there = suggestion(path, Object.keys(site.routes), 'pages')
  throw new UsageError(`There is no page ${JSON.stringify(path)}. ${there}`)
}

/** An address that a page can have and none has; refuses another one. */
export function requireFreePath(site: Site, path: string): string {
  if (!PAGE_PATH.test(path)) {
    throw new UsageError(
      `${JSON.stringify(path)} is no address: it is a slash and lower-case words joined by hyphens, e.g. /about-us/team.`,
    )
  }
  if (Object.hasOwn(site.routes, path)) {
    throw new UsageError(`There is a page ${JSON.stringify(path)} already: choose another address.`)
  }
  return path
}

/** What moves where when a page does: the page, and unless it moves alone, all pages below it. */
export function planMoves(site: Site, from: string, to: string, alone: boolean): PathMoves {
  requirePage(site, from)
  if (from === '/') throw new UsageError('The home page stays at "/": every site has one there.')
  requireFreePath(site, to)
  const moved = Object.keys(site.routes).filter(
    (path) => path === from || (!alone && path.startsWith(`${from}/`)),
  )
  const moves = new Map(moved.map((path) => [path, to + path.slice(from.length)]))
  for (const target of moves.values()) if (!moves.has(target)) requireFreePath(site, target)
  return moves
}
