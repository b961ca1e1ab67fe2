import { ChangesPanel } from './changes/ChangesPanel.tsx'
import { PagesPanel } from './pages/PagesPanel.tsx'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { TextPanel } from './TextPanel.tsx'
import type { EditRequests } from './requests.ts'
import type { PanelFrame } from './sidePanel/SidePanel.tsx'
import type { Editing } from './useEditing.ts'
import type { OpenPanel } from './useOpenPanel.ts'
import type { ValuePath } from './valuePath.ts'

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
export function EditingPanel({
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
