import { NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import type { EditRequest, OneSetting } from '../../protocol.ts'
import type { Setting, SettingControl, SettingsTarget } from '../../settingProtocol.ts'
import { useEditor, useReply, type ReplyOrFailure } from '../editor.ts'
import { SidePanel } from '../SidePanel.tsx'
import { AddValue, DraftForm } from './DraftForm.tsx'
import { ListElements } from './ListElements.tsx'
import { RemoveButton, SettingField, SettingsContext } from './SettingField.tsx'
import classes from './SettingsPanel.module.css'

/** The settings of a part of the site, with all of its texts. The panel is made from the schemas. */
export function SettingsPanel() {
  const { send, page, change, panel } = useEditor()
  /** The part whose settings are shown. Default: the page. */
  const path = panel.open?.part
  const request = useMemo(() => ({ page: location.pathname, path }), [path])
  const { value: settings, isLoading, problem, reload } = useReply(send, 'settings', request, page)
  /** Whether these are still the settings of another part. */
  const isOther = path !== undefined && String(path) !== String(settings?.path)
  const [status, setStatus] = useState('')
  const rejected = useRef(new Map<string, OneSetting>())

  async function changeSetting(
    requested: EditRequest,
    setting?: OneSetting,
  ): Promise<ReplyOrFailure> {
    setStatus('')
    const reply = await changeTogether(requested, setting)
    if (reply.result !== 'rejected') await reload()
    if (reply.result === 'saved') setStatus('Saved.')
    return reply
  }

  /** Sends a change. A setting that is rejected alone is tried together with those that were rejected before. */
  async function changeTogether(
    requested: EditRequest,
    setting: OneSetting | undefined = requested.kind === 'setting' ? requested : undefined,
  ): Promise<ReplyOrFailure> {
    const reply = await change(requested)
    const others = [...rejected.current.values()].filter(
      ({ path: other }) => String(other) !== String(setting?.path),
    )
    if (setting === undefined || reply.result !== 'rejected' || others.length === 0) return reply
    const together = await change({ ...setting, kind: 'setting', together: others })
    if (together.result !== 'saved') return reply
    rejected.current.clear()
    return together
  }

  return (
    <SidePanel
      title="Settings"
      isBusy={isLoading}
      header={
        <>
          <NativeSelect
            label="Settings of"
            value={JSON.stringify(path ?? settings?.path)}
            rightSection={<Chevron />}
            data={optionsOf(settings?.targets ?? [])}
            onChange={({ currentTarget }) => panel.selectPart(JSON.parse(currentTarget.value))}
          />
          <output className={classes.status}>{problem || status}</output>
        </>
      }
    >
      {settings !== undefined && problem === '' && !isOther && (
        <SettingsContext value={{ choices: settings.choices, change: changeSetting, rejected }}>
          <div key={JSON.stringify(settings.path)} className={classes.fields}>
            <Settings settings={settings.settings} />
          </div>
        </SettingsContext>
      )}
    </SidePanel>
  )
}

/** The options of the parts, in their groups. */
const optionsOf = (targets: readonly SettingsTarget[]) =>
  [...new Set(targets.map(({ group }) => group))].map((group) => ({
    group,
    items: targets
      .filter((target) => target.group === group)
      .map(({ path, name }) => ({ value: JSON.stringify(path), label: name })),
  }))

/** Settings, each by its kind. */
function Settings({ settings }: { readonly settings: readonly Setting[] }) {
  return settings.map((setting) => <SettingView key={setting.path.join('.')} setting={setting} />)
}

function SettingView({ setting }: { readonly setting: Setting }) {
  const { control, label, drafts, path } = setting
  switch (control.kind) {
    case 'group':
      return (
        <SettingGroup setting={setting}>
          {drafts.length > 0 ? (
            <AddValue drafts={drafts} path={path} label={`Add ${label}`} />
          ) : (
            <Settings settings={control.settings} />
          )}
        </SettingGroup>
      )
    case 'list':
      return <ListSetting setting={setting} control={control} />
    case 'record':
      return <RecordSetting setting={setting} control={control} />
    case 'variants':
      return <VariantsSetting setting={setting} control={control} />
    default:
      return <SettingField setting={setting} control={control} />
  }
}

type SettingGroupProps = { readonly setting: Setting; readonly children: ReactNode }

/** A value that consists of other values. */
function SettingGroup({ setting, children }: SettingGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{setting.label}</legend>
      <SettingNotes setting={setting} />
      {children}
      {setting.isRemovable && <RemoveButton setting={setting} />}
    </fieldset>
  )
}

/** What an object or a list means, and where it is written if several places share it. */
function SettingNotes({ setting }: { readonly setting: Setting }) {
  const { description, reference, location } = setting
  return (
    <>
      {description !== undefined && <p className={classes.description}>{description}</p>}
      {reference !== undefined && (
        <p className={classes.description}>
          From <code>{reference}</code> ({location}). A change here changes every place that uses
          it.
        </p>
      )}
    </>
  )
}

type ControlProps<Kind extends SettingControl['kind']> = {
  readonly setting: Setting
  readonly control: Extract<SettingControl, { kind: Kind }>
}

/** An object whose entries have names that the author chooses. */
function RecordSetting({ setting, control }: ControlProps<'record'>) {
  const [entered, setEntered] = useState('')
  const name = entered.trim()
  return (
    <SettingGroup setting={setting}>
      <ul className={classes.entries}>
        {control.entries.map((entry) => (
          <li key={entry.label}>
            <EntryView entry={entry} />
            {entry.isRemovable && <RemoveButton setting={entry} />}
          </li>
        ))}
      </ul>
      <TextInput
        label="Name of a new entry"
        value={entered}
        onChange={({ currentTarget }) => setEntered(currentTarget.value)}
      />
      {name !== '' && (
        <AddValue
          key={name}
          drafts={control.newEntries}
          path={[...setting.path, name]}
          label={`Add ${name} to ${setting.label}`}
        />
      )}
    </SettingGroup>
  )
}

/** A value of one of several variants. Another variant is filled in before it replaces the value. */
function VariantsSetting({ setting, control }: ControlProps<'variants'>) {
  const { label, path, code } = setting
  const { current, variants, setting: inner } = control
  const [chosen, setChosen] = useState<string>()
  const draft = variants.find(({ name }) => name === chosen && name !== current)
  return (
    <SettingGroup setting={setting}>
      <NativeSelect
        label="Kind"
        aria-label={`Kind of ${label}`}
        value={draft?.name ?? current ?? ''}
        rightSection={<Chevron />}
        data={[
          ...(current === undefined ? [{ value: '', label: 'None' }] : []),
          ...variants.map(({ name }) => name),
        ]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {draft !== undefined && (
        <DraftForm
          key={draft.name}
          draft={draft}
          path={path}
          before={code}
          label={`${label}: ${draft.name}`}
          onEnd={() => setChosen(undefined)}
        />
      )}
      {draft === undefined && inner !== undefined && <Settings settings={fieldsOf(inner)} />}
    </SettingGroup>
  )
}

/** The fields of an object, or the value itself. */
const fieldsOf = (inner: Setting) =>
  inner.control.kind === 'group' ? inner.control.settings : [inner]

/** A list. Its entries can be moved, duplicated, removed and added. */
function ListSetting({ setting, control }: ControlProps<'list'>) {
  const { label, path, code } = setting
  const { list, entries, newEntries, max } = control
  const isFull = max !== undefined && entries.length >= max
  // Of a default, only whole values can be written into the manifest.
  const isDefault = code === undefined
  return (
    <SettingGroup setting={setting}>
      <ListElements
        list={list}
        labels={entries.map((entry) => entry.label)}
        isEditable={list.problem === undefined && !isDefault}
      >
        {(index) => {
          const entry = entries[index]
          return entry && <EntryView entry={entry} />
        }}
      </ListElements>
      {!isDefault && <p className={classes.description}>{list.problem}</p>}
      {(list.problem === undefined || isDefault) && !isFull && (
        <AddValue
          drafts={newEntries}
          path={[...path, entries.length]}
          label={`Add an entry to ${label}`}
        />
      )}
    </SettingGroup>
  )
}

/** An entry of a list or a record. */
function EntryView({ entry }: { readonly entry: Setting }) {
  const { control, label } = entry
  if (control.kind !== 'group') return <Settings settings={[entry]} />
  return (
    <details className={classes.entry}>
      <summary>{label}</summary>
      <fieldset aria-label={label} className={classes.fields}>
        <SettingNotes setting={entry} />
        <Settings settings={control.settings} />
      </fieldset>
    </details>
  )
}
