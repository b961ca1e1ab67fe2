import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useEditor } from './editor.ts'
import { PANEL_ID } from './session.ts'
import classes from './SidePanel.module.css'

type SidePanelProps = {
  readonly title: string
  /** What stays visible below the title while the content scrolls. Default: nothing. */
  readonly header?: ReactNode
  /** Whether the content is being updated. Default: false. */
  readonly isBusy?: boolean
  /** Called for Escape, e.g. to leave a form. Default: it closes the panel. */
  readonly onEscape?: (() => void) | undefined
  readonly children: ReactNode
}

/** A panel at the side of the window, on narrow screens at the bottom. The page stays usable. */
export function SidePanel(props: SidePanelProps) {
  const { title, header, isBusy = false, onEscape, children } = props
  const { isRestored, close } = useEditor().panel
  const panel = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!isRestored || document.activeElement === document.body) panel.current?.focus()
  }, [isRestored])
  return (
    <aside
      ref={panel}
      id={PANEL_ID}
      className={classes.panel}
      aria-labelledby={heading}
      aria-busy={isBusy}
      tabIndex={-1}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && !isExpanded(target)) (onEscape ?? close)()
      }}
    >
      <div className={classes.header}>
        <h2 id={heading}>{title}</h2>
        <button type="button" onClick={close}>
          Close
        </button>
        {header}
      </div>
      {children}
    </aside>
  )
}

/** Whether an element shows a list of choices, which Escape closes. */
export const isExpanded = (target: EventTarget) =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true'
