import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import { shell as texts } from 'virtual:texts'
import { VisuallyHiddenAround } from '../../parts/texts.tsx'
import { Logo } from './Logo.tsx'
import type { MenuItem } from './navigationStore.ts'
import { useBeforeNavigation, MenuEntry } from './MenuEntry.tsx'
import classes from './MobilePanel.module.css'

/** The id of the panel. There is one on each page. */
const PANEL = 'site-panel'

type MobilePanelProps = { readonly items: readonly MenuItem[]; readonly wordmark: string }

/**
 * The menu in windows narrower than `menu.horizontalFrom`: a panel that slides in from the side and covers
 * a phone. It is a `dialog` with the `popover` attribute. Without scripts, its buttons open and close it as a popover. With
 * scripts, it opens as a modal dialog, which traps the focus and returns it on close.
 */
export function MobilePanel({ items, wordmark }: MobilePanelProps) {
  const { opener, panel, open, close } = usePanel()
  return (
    <div className={classes.root}>
      <button
        className={classes.button}
        ref={opener}
        type="button"
        popoverTarget={PANEL}
        aria-haspopup="dialog"
        onClick={open}
      >
        <VisuallyHiddenAround label={texts.openMenu} visible={texts.menu} />
        <span className={classes.bars} />
      </button>
      <dialog
        className={classes.panel}
        id={PANEL}
        ref={panel}
        popover="auto"
        closedby="any"
        aria-label={texts.menu}
        data-tone="dark"
      >
        <div className={classes.head}>
          <Logo wordmark={wordmark} place="panel" />
          <button
            className={classes.button}
            type="button"
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            onClick={close}
          >
            <VisuallyHiddenAround label={texts.closeMenu} visible={texts.close} />
            <span className={classes.cross} />
          </button>
        </div>
        <PanelMenu items={items} />
      </dialog>
    </div>
  )
}

/** The button that opens the panel, the panel, and the functions that open and close it. */
function usePanel() {
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)

  const open = (event: MouseEvent) => {
    event.preventDefault()
    panel.current?.showModal()
  }
  const hide = () => {
    if (panel.current?.open) panel.current.close()
    else panel.current?.hidePopover()
  }
  const close = (event: MouseEvent) => {
    event.preventDefault()
    hide()
  }

  useBeforeNavigation(hide)
  const closeWhenWide = useEffectEvent(() => {
    if (!opener.current?.checkVisibility()) hide()
  })
  useEffect(() => {
    const listener = () => closeWhenWide()
    addEventListener('resize', listener)
    return () => removeEventListener('resize', listener)
  }, [])
  return { opener, panel, open, close }
}

/** The menu in the mobile panel: all items are visible, children are indented. */
function PanelMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav aria-label={texts.panelMenu}>
      <ul>
        {items.map((item, index) => (
          <MenuEntry className={classes.item} item={item} key={`${index} ${item.to}`}>
            {!item.to && <span className={classes.title}>{item.text}</span>}
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
