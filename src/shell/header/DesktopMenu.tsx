import type { MenuItem } from '../navigation/readNavigation.ts'
import classes from './DesktopMenu.module.css'
import { MenuEntry } from './MenuEntry.tsx'
import { moveAlong } from './menuKeys.ts'
import { Submenu } from './Submenu.tsx'

/**
 * The menu in the header, from the large breakpoint on: links, and beside those that have
 * children an arrow that opens them (disclosure navigation of the ARIA Authoring Practices).
 */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav className={classes.root} aria-label="Main" onKeyDown={moveAlong}>
      <ul className={classes.list}>
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
