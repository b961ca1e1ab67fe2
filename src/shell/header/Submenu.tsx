import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { shell as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import type { MenuLink } from '../navigation/readNavigation.ts'
import { useBeforeNavigation } from '../navigation/useBeforeNavigation.ts'
import { MenuEntry } from './MenuEntry.tsx'
import classes from './Submenu.module.css'
import entryClasses from './SubmenuEntry.module.css'
import listClasses from './SubmenuList.module.css'

type SubmenuProps = {
  id: string
  /** The text of the menu item that it belongs to. */
  name: string
  links: readonly MenuLink[]
}

/**
 * A button and the list of links that it opens, as a native popover. Without a script, it closes on
 * Escape and on a click elsewhere, and opening one closes the others. Scripts close it when the
 * focus moves out of it or the page changes.
 *
 * There is no `aria-expanded`: the browser exposes the expanded state of a button with
 * `popovertarget` itself, and HTML does not allow both attributes on one element.
 */
export function Submenu({ id, name, links }: SubmenuProps) {
  const list = useRef<HTMLUListElement>(null)
  useBeforeNavigation(() => list.current?.hidePopover())

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = !(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)
    if (!isInside) list.current?.hidePopover()
  }

  return (
    <div className={classes.root} onBlur={closeWhenLeft}>
      <button className={classes.toggle} type="button" popoverTarget={id} aria-controls={id}>
        <svg className={classes.arrow} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="M2 4.25 6 8.25l4-4" />
        </svg>
        <VisuallyHidden component="span">{fillText(texts.submenu, { name })}</VisuallyHidden>
      </button>
      <ul className={listClasses.root} id={id} ref={list} popover="auto">
        {links.map((link, index) => (
          <MenuEntry className={entryClasses.root} item={link} key={`${index} ${link.to}`} />
        ))}
      </ul>
    </div>
  )
}
