import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useState } from 'react'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import type { EditRequest, EditReply, EditablePage, ValuePath, OneSetting } from '../../protocol.ts'
import type { EditRequests } from '../requests.ts'
import { SidePanel, type PanelFrame } from '../SidePanel.tsx'
import { settingsContext, useSettings } from './settingsContext.ts'
import type { SettingsTarget } from '../../settingProtocol.ts'
import classes from './SettingsPanel.module.css'
import { Settings } from './SettingView.tsx'

type SettingsPanelProps = {
  readonly frame: PanelFrame
  readonly requests: EditRequests
  /** The part whose settings are shown. Default: the page. */
  readonly path: ValuePath | undefined
  /** What can be edited. The settings are loaded again for each new value. */
  readonly page: EditablePage
  readonly change: (change: EditRequest) => Promise<EditReply>
  readonly onSelect: (path: ValuePath) => void
}

/** The settings of a part of the site: everything that is not a text of the page. It is made from the schemas. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { frame, requests, path, page, change, onSelect } = props
  const { settings, isLoading, problem, reload } = useSettings(requests, path, page)
  const [status, setStatus] = useState('')
  const [rejected] = useState(() => new Set<OneSetting>())
  const send = async (requested: EditRequest) => {
    setStatus('')
    const reply = await changeTogether(requested)
    if (reply.result !== 'rejected') await reload()
    if (reply.result === 'saved') setStatus('Saved.')
    return reply
  }
  /** Sends a change. A setting that is rejected alone is tried together with those that were rejected before. */
  async function changeTogether(requested: EditRequest): Promise<EditReply> {
    const reply = await change(requested)
    if (requested.kind !== 'setting' || reply.result !== 'rejected') return reply
    const others = [...rejected].filter(({ path }) => String(path) !== String(requested.path))
    if (others.length === 0) return reply
    const together = await change({ ...requested, together: others })
    return together.result === 'saved' ? together : reply
  }
  return (
    <SidePanel
      frame={frame}
      title="Settings"
      isBusy={isLoading}
      header={
        <>
          <NativeSelect
            label="Settings of"
            value={JSON.stringify(settings?.path)}
            rightSection={<Chevron />}
            onChange={({ currentTarget }) => {
              const target = settings?.targets.find(
                (each) => JSON.stringify(each.path) === currentTarget.value,
              )
              if (target !== undefined) onSelect(target.path)
            }}
          >
            <Targets targets={settings?.targets ?? []} />
          </NativeSelect>
          <output className={classes.status}>{problem ?? status}</output>
        </>
      }
    >
      {settings !== undefined && (
        <settingsContext.Provider
          value={{ choices: settings.choices, upload: requests.upload, change: send, rejected }}
        >
          <div key={JSON.stringify(settings.path)} className={classes.fields}>
            <Settings settings={settings.settings} />
            {settings.settings.length === 0 && <p>Only its texts can be edited, on the page.</p>}
          </div>
        </settingsContext.Provider>
      )}
    </SidePanel>
  )
}

function Targets({ targets }: { readonly targets: readonly SettingsTarget[] }) {
  const groups = [...new Set(targets.map(({ group }) => group))]
  return groups.map((group) => (
    <optgroup key={group} label={group}>
      {targets
        .filter((target) => target.group === group)
        .map((target) => (
          <option key={JSON.stringify(target.path)} value={JSON.stringify(target.path)}>
            {target.name}
          </option>
        ))}
    </optgroup>
  ))
}
