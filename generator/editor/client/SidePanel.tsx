import type { EditablePage } from '../protocol.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useEditor } from './editor.ts'
import { PANEL_ID } from './openPanel.ts'
import { isInside } from './unsaved.ts'
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
  const { page, panel: state } = useEditor()
  const { open, count, close } = state
  const shown = open?.part && selectorOf(open.part, page.sections)
  const panel = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => {
    if (count > 0 || document.activeElement === document.body) panel.current?.focus()
  }, [count])
  // The page is narrower beside the panel, or covered by it: the open text or the edited part may have moved.
  useEffect(() => {
    const selectors = ['[contenteditable=true]', ...(shown === undefined ? [] : [shown])]
    const [edited] = selectors.flatMap((selector) => document.querySelector(selector) ?? [])
    edited?.scrollIntoView({ block: 'nearest' })
  }, [shown])
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

/** The CSS selector of the part of the page that shows what is at a path of the manifest. Undefined: several parts do. */
function selectorOf(
  path: ModelPath,
  { list, sections }: EditablePage['sections'],
): string | undefined {
  const section = sections[Number(path.at(-1))]
  if (section !== undefined && isInside(path, list.path))
    return `[id=${JSON.stringify(section.id)}]`
  return SELECTORS[String(path.at(-1))]
}

const SELECTORS: Readonly<Record<string, string>> = {
  hero: 'main > header',
  announcement: 'body > aside',
  navigation: 'body > header',
  footer: 'body > footer',
}

/** Whether an element shows a list of choices, which Escape closes. */
const isExpanded = (target: EventTarget) =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true'
