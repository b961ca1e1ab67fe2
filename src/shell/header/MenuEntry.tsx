import type { ReactNode } from 'react'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { MenuLink } from '../navigation/readNavigation.ts'
import { useLinkState } from '../navigation/linkState.ts'

type MenuEntryProps = {
  item: MenuLink & { readonly children?: readonly MenuLink[] }
  className: string | undefined
  /** Rendered after the link. */
  children?: ReactNode
}

/**
 * One entry of a menu. The link sets `aria-current` for assistive technology; `data-link-state` is
 * for styles.
 */
export function MenuEntry({ item, className, children }: MenuEntryProps) {
  const childPaths = item.children?.map(({ to }) => to)
  return (
    <li className={className} data-link-state={useLinkState(item.to, childPaths)}>
      <LinkTo to={item.to} target={item.target}>
        {item.text}
      </LinkTo>
      {children}
    </li>
  )
}
