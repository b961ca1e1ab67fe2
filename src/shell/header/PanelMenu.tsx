import { shell as texts } from 'virtual:texts'
import type { MenuItem } from '../navigation/readNavigation.ts'
import { MenuEntry } from './MenuEntry.tsx'
import classes from './PanelMenu.module.css'

/** The menu in the mobile panel: all items are visible, children are indented. */
export function PanelMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav className={classes.root} aria-label={texts.panelMenu}>
      <ul>
        {items.map((item, index) => (
          <MenuEntry className={classes.item} item={item} key={`${index} ${item.to}`}>
            {item.children.length > 0 && (
              <ul className={classes.children}>
                {item.children.map((child, at) => (
                  <MenuEntry className={classes.child} item={child} key={`${at} ${child.to}`} />
                ))}
              </ul>
            )}
          </MenuEntry>
        ))}
      </ul>
    </nav>
  )
}
