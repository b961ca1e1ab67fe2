import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useRouterState, useRouter } from '@tanstack/react-router'
import { UnstyledButton } from '@mantine/core'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { MenuItem, MenuLink } from './navigationStore.ts'

type MenuEntryProps = {
  item: MenuLink | MenuItem
  className: string | undefined
  /** Whether the link is a filled button. @default false */
  isButton?: boolean | undefined
  /** Rendered after the link, or instead of it if the item leads nowhere. */
  children?: ReactNode
}

/**
 * One entry of a menu. The link sets `aria-current` for assistive technology; `data-link-state` is
 * for styles.
 */
export function MenuEntry({ item, className, isButton, children }: MenuEntryProps) {
  const childPaths = 'children' in item ? item.children.map(({ to }) => to) : []
  return (
    <li className={className} data-link-state={useLinkState(item.to, childPaths)}>
      {item.to &&
        (isButton ? (
          <UnstyledButton component={LinkTo} size="sm" to={item.to} target={item.target}>
            {item.text}
          </UnstyledButton>
        ) : (
          <LinkTo to={item.to} target={item.target}>
            {item.text}
          </LinkTo>
        ))}
      {children}
    </li>
  )
}

/** How a menu link relates to the current page and to the page that is being loaded. */
type LinkState = 'active' | 'ancestor' | 'pending' | undefined

/**
 * The state of the link to `to`, or of an item that leads nowhere:
 * - `pending`: its page is being loaded.
 * - `active`: its page is the current page.
 * - `ancestor`: the current page is below it by path, or is one of `children`.
 * - `undefined`: none of these. A link to a section is never `active`, because the links to several sections of
 *   one page would be active at once.
 */
export function linkState(
  { to = '', children = [] }: { to?: string | undefined; children?: readonly string[] },
  { current, pending }: { current: string; pending?: string | undefined },
): LinkState {
  if (pending === to || pending?.split('#')[0] === to) return 'pending'
  if (current === to) return 'active'
  const isBelow = to.length > 1 && current.startsWith(`${to}/`)
  return isBelow || children.includes(current) ? 'ancestor' : undefined
}

/** The route of unknown paths. All of them show the same page, so no link is its ancestor. */
const NOT_FOUND = '/$'

/** The state of the link to `to`, updated with the router's state. */
function useLinkState(to: string | undefined, children: readonly string[]): LinkState {
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

/** Calls `listener` before each client-side navigation, also to the current page. */
export function useBeforeNavigation(listener: () => void) {
  const router = useRouter()
  const call = useEffectEvent(listener)
  useEffect(() => router.subscribe('onBeforeLoad', () => call()), [router])
}
