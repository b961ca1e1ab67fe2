import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, ToggleEvent } from 'react'
import type { MenuLink } from '../navigation/readNavigation.ts'
import { useBeforeNavigation } from '../navigation/useBeforeNavigation.ts'
import { MenuEntry } from './MenuEntry.tsx'
import classes from './Submenu.module.css'
import entryClasses from './SubmenuEntry.module.css'
import listClasses from './SubmenuList.module.css'

type SubmenuProps = {
  id: string
  /** The words of the item that it belongs to. */
  name: string
  links: readonly MenuLink[]
}

/**
 * An arrow and the links that it unfolds, as a native popover: it opens, closes on Escape and on
 * a press elsewhere, and stays alone open without a script. Scripts close it when the focus or
 * the visitor leaves.
 */
export function Submenu({ id, name, links }: SubmenuProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState<boolean>()

  // Before hydration the browser itself tells assistive technology; a value in the HTML would
  // contradict it as soon as the popover opens.
  useEffect(() => setOpen(list.current?.matches(':popover-open')), [])
  useBeforeNavigation(() => list.current?.hidePopover())

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = !(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)
    if (!isInside) list.current?.hidePopover()
  }
  const follow = ({ newState }: ToggleEvent) => setOpen(newState === 'open')

  return (
    <div className={classes.root} onBlur={closeWhenLeft}>
      <button
        className={classes.toggle}
        type="button"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={isOpen}
      >
        <svg className={classes.arrow} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="M2 4.25 6 8.25l4-4" />
        </svg>
        <VisuallyHidden component="span">{name} submenu</VisuallyHidden>
      </button>
      <ul className={listClasses.root} id={id} ref={list} popover="auto" onBeforeToggle={follow}>
        {links.map((link, index) => (
          <MenuEntry className={entryClasses.root} item={link} key={`${index} ${link.to}`} />
        ))}
      </ul>
    </div>
  )
}
