import { useState } from 'react'
import { createPortal } from 'react-dom'
import { InPlaceField } from './InPlaceField.tsx'
import classes from './PageEditor.module.css'
import { SectionToolbars } from './sections/SectionToolbars.tsx'
import { TextButtons } from './TextButtons.tsx'
import { TextPanel } from './TextPanel.tsx'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { useSettingsPanel } from './settings/useSettingsPanel.ts'
import { ChangesPanel } from './changes/ChangesPanel.tsx'
import { openedAfterWriting } from './pages/openAfterWriting.ts'
import { PagesPanel } from './pages/PagesPanel.tsx'
import type { ShownText } from './findTexts.ts'
import type { EditRequests } from './requests.ts'
import { errorText, replyText } from './replyText.ts'
import { useEditing } from './useEditing.ts'

type EditingToolsProps = {
  readonly requests: EditRequests
  /** The element for everything outside the bar. */
  readonly root: HTMLElement
}

/** The panels, by the names of their buttons. One can be open. */
const PANELS = ['All texts', 'Pages', 'Changes'] as const

type PanelName = (typeof PANELS)[number]

/** The buttons over the texts of the page, the open text field, undo and redo, and the panel with all texts. */
export function EditingTools({ requests, root }: EditingToolsProps) {
  const { page, shown, problem, change, reload } = useEditing(requests)
  const [edited, setEdited] = useState<ShownText>()
  /** The id of the text that was edited last. Its button gets the focus again. */
  const [last, setLast] = useState<string>()
  const [panel, setPanel] = useState<PanelName>()
  const [status, setStatus] = useState(openedAfterWriting)
  const settings = useSettingsPanel()
  const closePanel = () => setPanel(undefined)

  const run = async (kind: 'undo' | 'redo') => {
    try {
      setStatus(replyText(await change({ kind }), kind === 'undo' ? 'Undone.' : 'Done again.'))
    } catch (error) {
      setStatus(errorText(error))
    }
  }
  return (
    <>
      <div role="toolbar" aria-label="Page editor" className={classes.tools}>
        <button type="button" disabled={page?.canUndo !== true} onClick={() => void run('undo')}>
          Undo
        </button>
        <button type="button" disabled={page?.canRedo !== true} onClick={() => void run('redo')}>
          Redo
        </button>
        {PANELS.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={name === panel}
            onClick={() => {
              settings.close()
              setPanel(name === panel ? undefined : name)
            }}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={settings.isOpen}
          onClick={() => {
            closePanel()
            if (settings.isOpen) settings.close()
            else settings.open()
          }}
        >
          Settings
        </button>
      </div>
      <output className={classes.status}>{problem ?? status}</output>
      {createPortal(
        <>
          {edited === undefined && (
            <TextButtons
              shown={shown}
              last={last}
              onEdit={(text) => {
                setStatus('Enter saves, Escape cancels.')
                setEdited(text)
              }}
            />
          )}
          {edited !== undefined && page !== undefined && (
            <InPlaceField
              key={edited.id}
              edited={edited}
              page={page}
              change={change}
              onEnd={(message) => {
                setStatus(message)
                setLast(edited.id)
                setEdited(undefined)
              }}
            />
          )}
          {page !== undefined && (
            <SectionToolbars
              page={page.sections}
              requests={requests}
              change={change}
              onStatus={setStatus}
              onSettings={(path) => {
                closePanel()
                settings.open(path)
              }}
            />
          )}
          {panel === 'All texts' && page !== undefined && (
            <TextPanel page={page} change={change} onClose={closePanel} />
          )}
          {panel === 'Pages' && (
            <PagesPanel requests={requests.pages} onWritten={reload} onClose={closePanel} />
          )}
          {panel === 'Changes' && <ChangesPanel load={requests.changes} onClose={closePanel} />}
          {settings.isOpen && page !== undefined && (
            <SettingsPanel
              requests={requests}
              path={settings.path}
              page={page}
              change={change}
              onSelect={settings.open}
              onClose={settings.close}
            />
          )}
        </>,
        root,
      )}
    </>
  )
}
