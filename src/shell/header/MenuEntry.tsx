import type { ReactNode } from 'react'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { MenuLink } from '../navigation/readNavigation.ts'
import { useWhereabouts } from '../navigation/whereabouts.ts'

type MenuEntryProps = {
  item: MenuLink & { readonly children?: readonly MenuLink[] }
  className: string | undefined
  /** What belongs to the entry behind its link. */
  children?: ReactNode
}

/**
 * One entry of a menu. The link itself tells assistive technology whether it is the page in view;
 * `data-whereabouts` says more, for the eye.
 */
export function MenuEntry({ item, className, children }: MenuEntryProps) {
  const below = item.children?.map(({ to }) => to)
  return (
    <li className={className} data-whereabouts={useWhereabouts(item.to, below)}>
      <LinkTo to={item.to} target={item.target}>
        {item.text}
      </LinkTo>
      {children}
    </li>
  )
}
