import type { Site } from '../../../src/site/site.ts'
import { UsageError } from '../../diagnostics/console.ts'
import { suggestion } from '../../diagnostics/suggest.ts'
import { checkPath } from '../checkPath.ts'

/** New paths of pages by their old paths. */
export type PathMoves = ReadonlyMap<string, string>

/** Returns the path if it is a page. Throws a usage error otherwise. */
export function requirePage(site: Site, path: string): string {
  if (Object.hasOwn(site.routes, path)) return path
  const hint = suggestion(path, Object.keys(site.routes), 'pages')
  throw new UsageError(`${JSON.stringify(path)} is not a page of this site. ${hint}`)
}

/** Returns the path if it is valid and no page has it. Throws a usage error otherwise. */
export function requireFreePath(site: Site, path: string): string {
  const problem = checkPath(path, site.language)
  if (problem !== undefined) throw new UsageError(`${problem.message} ${problem.hint}`)
  if (Object.hasOwn(site.routes, path)) {
    throw new UsageError(
      `${JSON.stringify(path)} is already a page of this site. Choose another path.`,
    )
  }
  return path
}

/** The moves of a page and, with `withChildren`, of all pages below it. Throws a usage error if a path is invalid. */
export function planMoves(site: Site, from: string, to: string, withChildren: boolean): PathMoves {
  requirePage(site, from)
  if (from === '/') throw new UsageError('The home page cannot be moved: its path is always "/".')
  requireFreePath(site, to)
  const moved = Object.keys(site.routes).filter(
    (path) => path === from || (withChildren && path.startsWith(`${from}/`)),
  )
  const moves = new Map(moved.map((path) => [path, to + path.slice(from.length)]))
  for (const target of moves.values()) if (!moves.has(target)) requireFreePath(site, target)
  return moves
}
