import { useRef } from 'react'
import type { MenuItem } from '../navigation/readNavigation.ts'
import classes from './DesktopMenu.module.css'
import { MenuEntry } from './MenuEntry.tsx'
import { moveAlong } from './menuKeys.ts'
import { Submenu } from './Submenu.tsx'
import { useCrowded } from './useCrowded.ts'

/**
 * The menu in the header, from the large breakpoint on: links, and beside those that have
 * children an arrow that opens them (disclosure navigation of the ARIA Authoring Practices). Where
 * it has more than there is room for, the panel takes its place.
 */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const isCrowded = useCrowded(list)
  return (
    <nav
      className={classes.root}
      aria-label="Main"
      data-crowded={isCrowded || undefined}
      onKeyDown={moveAlong}
    >
      <ul className={classes.list} ref={list}>
        {items.map((item, index) => (
          <MenuEntry className={classes.entry} item={item} key={`${index} ${item.to}`}>
            {item.children.length > 0 && (
              <Submenu id={`submenu-${index + 1}`} name={item.text} links={item.children} />
            )}
          </MenuEntry>
        ))}
      </ul>
    </nav>
  )
}
