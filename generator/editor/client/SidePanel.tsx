import { useEffect, useId, useRef, type ReactNode } from 'react'
import classes from './SidePanel.module.css'

/** What the page editor gives to each panel. */
export type PanelFrame = {
  /** The id in the document. */
  readonly id: string
  /** Whether it was open before the page was loaded again. Then an element that has the focus keeps it. */
  readonly isRestored: boolean
  readonly onClose: () => void
}

type SidePanelProps = {
  readonly frame: PanelFrame
  readonly title: string
  /** What stays visible below the title while the content scrolls. Default: nothing. */
  readonly header?: ReactNode
  /** Whether the content is being updated. Default: false. */
  readonly isBusy?: boolean
  /** Called for Escape instead of `onClose`, e.g. to leave a form. Default: `onClose`. */
  readonly onEscape?: (() => void) | undefined
  readonly children: ReactNode
}

/** A panel at the side of the window, on narrow screens at the bottom. The page stays usable. */
export function SidePanel(props: SidePanelProps) {
  const { frame, title, header, isBusy = false, onEscape, children } = props
  const { id, isRestored, onClose } = frame
  const panel = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!isRestored || document.activeElement === document.body) panel.current?.focus()
  }, [isRestored])
  return (
    <aside
      ref={panel}
      id={id}
      className={classes.panel}
      aria-labelledby={heading}
      aria-busy={isBusy}
      tabIndex={-1}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && !isExpanded(target)) (onEscape ?? onClose)()
      }}
    >
      <div className={classes.header}>
        <h2 id={heading}>{title}</h2>
        <button type="button" onClick={onClose}>
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
