import { useState } from 'react'
import { createPortal } from 'react-dom'
import { EditingPanel } from './EditingPanel.tsx'
import { ImageEditing } from './images/ImageEditing.tsx'
import classes from './PageEditor.module.css'
import { useNextPage } from './pages/useNextPage.ts'
import { SectionToolbars } from './sections/SectionToolbars.tsx'
import { TextEditing } from './TextEditing.tsx'
import { UndoButtons } from './UndoButtons.tsx'
import type { ShownText } from './findTexts.ts'
import type { EditRequests } from './requests.ts'
import { useEditing } from './useEditing.ts'
import { PANELS, PANEL_ID, useOpenPanel } from './useOpenPanel.ts'
import { useStatus } from './useStatus.ts'

type EditingToolsProps = {
  readonly requests: EditRequests
  /** The element for everything outside the bar. */
  readonly root: HTMLElement
}

/** The buttons over the texts of the page, the open text field, undo and redo, and the panels. */
export function EditingTools({ requests, root }: EditingToolsProps) {
  const editing = useEditing(requests)
  const { page, problem, change } = editing
  /** The text that was edited last. Its button gets the focus again. */
  const [last, setLast] = useState<ShownText>()
  const { status, setStatus, kept } = useStatus()
  const panel = useOpenPanel()
  useNextPage(requests, setStatus)
  return (
    <>
      <div role="toolbar" aria-label="Page editor" className={classes.tools}>
        <UndoButtons page={page} change={change} onStatus={setStatus} focused={kept?.button} />
        {PANELS.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={name === panel.open?.name}
            aria-controls={PANEL_ID}
            onClick={() => panel.toggle(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <output className={classes.status}>{problem ?? status}</output>
      {createPortal(
        <>
          <TextEditing editing={editing} last={last} onEdited={setLast} onStatus={setStatus} />
          {page !== undefined && (
            <SectionToolbars
              page={page.sections}
              requests={requests}
              change={change}
              onStatus={setStatus}
              onSettings={panel.openSettings}
            />
          )}
          {page !== undefined && (
            <ImageEditing
              images={page.images}
              requests={requests}
              change={change}
              onStatus={setStatus}
              onOpen={() => setLast(undefined)}
            />
          )}
          {panel.open !== undefined && (
            <EditingPanel
              key={panel.key}
              open={panel.open}
              frame={panel.frame}
              requests={requests}
              editing={editing}
              onStatus={setStatus}
              onSelectPart={panel.selectPart}
            />
          )}
        </>,
        root,
      )}
    </>
  )
}
