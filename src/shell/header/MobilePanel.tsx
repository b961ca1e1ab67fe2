import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import type { MenuItem } from '../navigation/readNavigation.ts'
import { useBeforeNavigation } from '../navigation/useBeforeNavigation.ts'
import classes from './MobilePanel.module.css'
import { PanelMenu } from './PanelMenu.tsx'

/** The panel's id: there is one on a page. */
const PANEL = 'site-panel'

/**
 * The menu below the large breakpoint: a panel that slides in from the side. It is a dialog that
 * is a popover too: without a script its buttons open and close it as a popover, with one it
 * opens as a modal dialog, which holds the focus and gives it back.
 */
export function MobilePanel({ items }: { items: readonly MenuItem[] }) {
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)

  const open = (event: MouseEvent) => {
    event.preventDefault()
    panel.current?.showModal()
  }
  const close = () => {
    if (panel.current?.open) panel.current.close()
    else panel.current?.hidePopover()
  }
  const closeByButton = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }

  useBeforeNavigation(close)
  useEffect(() => {
    const closeWhenWide = () => {
      if (!opener.current?.checkVisibility()) close()
    }
    addEventListener('resize', closeWhenWide)
    return () => removeEventListener('resize', closeWhenWide)
  }, [])

  return (
    <div className={classes.root}>
      <button
        className={classes.open}
        ref={opener}
        type="button"
        popoverTarget={PANEL}
        aria-haspopup="dialog"
        onClick={open}
      >
        <VisuallyHidden component="span">Open </VisuallyHidden>Menu
        <span className={classes.bars} />
      </button>
      <dialog
        className={classes.panel}
        id={PANEL}
        ref={panel}
        popover="auto"
        closedby="any"
        aria-label="Menu"
        data-tone="dark"
      >
        <button
          className={classes.close}
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          onClick={closeByButton}
        >
          Close<VisuallyHidden component="span"> Menu</VisuallyHidden>
          <span className={classes.cross} />
        </button>
        <PanelMenu items={items} />
      </dialog>
    </div>
  )
}
