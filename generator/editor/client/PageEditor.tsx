import { useState } from 'react'
import classes from './PageEditor.module.css'
import type { EditRequests } from './requests.ts'
import { useBottomInset } from './layout.ts'
import { createPortal } from 'react-dom'
import { ImageEditing } from './images/ImageEditing.tsx'
import { useNextPage } from './pages/nextPage.ts'
import { SectionToolbars } from './sections/SectionToolbars.tsx'
import { TextEditing } from './texts/TextEditing.tsx'
import { UndoButtons } from './UndoButtons.tsx'
import type { ShownText } from './texts/findTexts.ts'
import { useEditing, useStatus, type Editing } from './useEditing.ts'
import { PANELS, PANEL_ID, useOpenPanel, type OpenPanel } from './useOpenPanel.ts'
import { ChangesPanel } from './ChangesPanel.tsx'
import { PagesPanel } from './pages/PagesPanel.tsx'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { TextPanel } from './texts/TextPanel.tsx'
import type { PanelFrame } from './SidePanel.tsx'
import type { ValuePath } from '../protocol.ts'

/** Whether the editor is on, for the next page load. */
const IS_ON_KEY = 'page-editor'

type PageEditorProps = {
  readonly requests: EditRequests
  /** The element of the editor in the document. */
  readonly root: HTMLElement
}

/** The switch that turns the page editor on, and the editor. */
export function PageEditor({ requests, root }: PageEditorProps) {
  const [isOn, setIsOn] = useState(() => sessionStorage.getItem(IS_ON_KEY) === 'on')
  useBottomInset(root)
  const toggle = () => {
    sessionStorage.setItem(IS_ON_KEY, isOn ? 'off' : 'on')
    setIsOn(!isOn)
  }
  return (
    <section aria-label="Page editor" className={isOn ? classes.bar : classes.edge}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        className={classes.switch}
        onClick={toggle}
      >
        Edit
      </button>
      {isOn && <EditingTools requests={requests} root={root} />}
    </section>
  )
}

type EditingToolsProps = {
  readonly requests: EditRequests
  /** The element for everything outside the bar. */
  readonly root: HTMLElement
}

/** The buttons over the texts of the page, the open text field, undo and redo, and the panels. */
function EditingTools({ requests, root }: EditingToolsProps) {
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

type EditingPanelProps = {
  readonly open: OpenPanel
  readonly frame: PanelFrame
  readonly requests: EditRequests
  readonly editing: Pick<Editing, 'page' | 'change' | 'reload'>
  /** Called with a message for the status line. */
  readonly onStatus: (message: string) => void
  /** Shows the settings of another part. */
  readonly onSelectPart: (part: ValuePath) => void
}

/** The open panel. */
function EditingPanel({
  open,
  frame,
  requests,
  editing,
  onStatus,
  onSelectPart,
}: EditingPanelProps) {
  const { page, change, reload } = editing
  switch (open.name) {
    case 'All texts':
      return page && <TextPanel frame={frame} page={page} change={change} />
    case 'Settings':
      return (
        page && (
          <SettingsPanel
            frame={frame}
            requests={requests}
            path={open.part}
            page={page}
            change={change}
            onSelect={onSelectPart}
          />
        )
      )
    case 'Pages':
      return (
        <PagesPanel
          frame={frame}
          requests={requests.pages}
          onWritten={(message) => {
            onStatus(message)
            void reload()
          }}
        />
      )
    case 'Changes':
      return <ChangesPanel frame={frame} load={requests.changes} />
  }
}
