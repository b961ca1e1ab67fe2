import { useRef } from 'react'
import { shell as texts } from 'virtual:texts'
import type { MenuItem } from '../navigation/readNavigation.ts'
import classes from './DesktopMenu.module.css'
import { MenuEntry } from './MenuEntry.tsx'
import { moveFocusByKey } from './menuKeys.ts'
import { Submenu } from './Submenu.tsx'
import { useOverflow } from './useOverflow.ts'

/**
 * The menu in the header, from `menu.horizontalFrom` on (`$menu-breakpoint` in style sheets): links, and a button beside each link with
 * children that opens its submenu (disclosure navigation of the ARIA Authoring Practices). If its
 * items do not fit, it is hidden and the mobile panel is used instead.
 */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const isOverflowing = useOverflow(list)
  return (
    <nav
      className={classes.root}
      aria-label={texts.mainMenu}
      data-overflowing={isOverflowing || undefined}
      onKeyDown={moveFocusByKey}
    >
      <ul className={classes.list} ref={list}>
        {items.map((item, index) => (
          <MenuEntry className={classes.entry} item={item} key={`${index} ${item.to}`}>
            {item.children.length > 0 && (
              <Submenu id={`submenu_${index + 1}`} name={item.text} links={item.children} />
            )}
          </MenuEntry>
        ))}
      </ul>
    </nav>
  )
}
