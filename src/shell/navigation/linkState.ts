import { useRouterState } from '@tanstack/react-router'

/** How a menu link relates to the current page and to the page that is being loaded. */
type LinkState = 'active' | 'ancestor' | 'pending' | 'idle'

/**
 * The state of the link to `to`:
 * - `pending`: its page is being loaded.
 * - `active`: its page is the current page.
 * - `ancestor`: the current page is below it by path, or is one of `children`.
 * - `idle`: none of these. A link to a section is never `active`, because the links to several sections of
 *   one page would be active at once.
 */
export function linkState(
  { to, children = [] }: { to: string; children?: readonly string[] },
  { current, pending }: { current: string; pending?: string | undefined },
): LinkState {
  if (pending === to || pending?.split('#')[0] === to) return 'pending'
  if (current === to) return 'active'
  const isBelow = to !== '/' && current.startsWith(`${to}/`)
  return isBelow || children.includes(current) ? 'ancestor' : 'idle'
}

/** The route of unknown paths. All of them show the same page, so no link is its ancestor. */
const NOT_FOUND = '/$'

/** The state of the link to `to`, updated with the router's state. */
export function useLinkState(to: string, children?: readonly string[]): LinkState {
  return useRouterState({
    select: ({ location, resolvedLocation, status, matches }) => {
      const isUnknown = matches.at(-1)?.routeId === NOT_FOUND
      const current = isUnknown ? '' : (resolvedLocation ?? location).pathname
      const isPending = status === 'pending' && location.pathname !== current
      const hash = location.hash === '' ? '' : `#${location.hash}`
      const pending = isPending ? location.pathname + hash : undefined
      return linkState({ to, children }, { current, pending })
    },
  })
}
