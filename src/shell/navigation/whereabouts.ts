import { useRouterState } from '@tanstack/react-router'

/** How a link of the menu relates to the page in view and to the page on its way. */
export type Whereabouts = 'here' | 'within' | 'coming' | 'elsewhere'

/**
 * How the link to `to` stands: `coming` while its page is on its way, `here` when it is the page
 * in view, `within` when that page lies below it or is one of `below`, else `elsewhere`.
 */
export function whereabouts(
  { to, below = [] }: { to: string; below?: readonly string[] },
  { shown, coming }: { shown: string; coming?: string | undefined },
): Whereabouts {
  const [path] = to.split('#')
  if (coming === path) return 'coming'
  if (shown === path) return 'here'
  const isBelow = path !== '/' && shown.startsWith(`${path}/`)
  return isBelow || below.includes(shown) ? 'within' : 'elsewhere'
}

/** The route of addresses without a page: one document serves them all, so none lies within another. */
const NOT_FOUND = '/$'

/** The whereabouts of a link, kept up to date. */
export function useWhereabouts(to: string, below?: readonly string[]): Whereabouts {
  return useRouterState({
    select: ({ location, resolvedLocation, status, matches }) => {
      const isUnknown = matches.at(-1)?.routeId === NOT_FOUND
      const shown = isUnknown ? '' : (resolvedLocation ?? location).pathname
      const coming =
        status === 'pending' && location.pathname !== shown ? location.pathname : undefined
      return whereabouts({ to, below }, { shown, coming })
    },
  })
}
