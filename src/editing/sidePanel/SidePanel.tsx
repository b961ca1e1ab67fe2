import { useEffect, useId, useRef, type ReactNode } from 'react'
import classes from './SidePanel.module.css'

type SidePanelProps = {
  readonly title: string
  readonly onClose: () => void
  /** Called for Escape instead of `onClose`, e.g. to leave a form. Default: `onClose`. */
  readonly onEscape?: (() => void) | undefined
  readonly children: ReactNode
}

/** A panel at the side of the window, on narrow screens at the bottom. The page stays usable. */
export function SidePanel({ title, onClose, onEscape = onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={panel}
      className={classes.panel}
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape()
      }}
    >
      <div className={classes.header}>
        <h2 id={heading}>{title}</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {children}
    </aside>
  )
}
