import { AddValue, DraftForm } from './AddValue.tsx'
import { RemoveButton, SettingField, toFieldValue } from './SettingField.tsx'
import type { Setting, SettingControl } from '../../settingProtocol.ts'
import classes from './SettingsPanel.module.css'
import { TextInput, NativeSelect } from '@mantine/core'
import { useState, type ComponentType } from 'react'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import { ListButtons, useEntryFocus } from './ListButtons.tsx'

/** Settings, each by its kind. */
export function Settings({ settings }: { readonly settings: readonly Setting[] }) {
  return settings.map((setting) => <SettingView key={setting.path.join('.')} setting={setting} />)
}

function SettingView({ setting }: { readonly setting: Setting }) {
  const { control, label, drafts, path } = setting
  switch (control.kind) {
    case 'group':
      return (
        <fieldset className={classes.group}>
          <legend>{label}</legend>
          <SettingNotes setting={setting} />
          {drafts.length > 0 ? (
            <AddValue drafts={drafts} path={path} label={`Add ${label}`} />
          ) : (
            <Settings settings={control.settings} />
          )}
          {setting.isRemovable && <RemoveButton setting={setting} />}
        </fieldset>
      )
    case 'list':
      return <ListSetting setting={setting} control={control} Settings={Settings} />
    case 'record':
      return <RecordSetting setting={setting} control={control} Settings={Settings} />
    case 'variants':
      return <VariantsSetting setting={setting} control={control} Settings={Settings} />
    default:
      return setting.isComputed ? (
        <ComputedSetting setting={setting} />
      ) : (
        <SettingField setting={setting} control={control} />
      )
  }
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

/** A value that is computed in the manifest, with its code. It cannot be changed here. */
function ComputedSetting({ setting }: { readonly setting: Setting }) {
  const { label, value, code, location, isRemovable } = setting
  return (
    <>
      <TextInput
        label={label}
        value={toFieldValue(value)}
        readOnly
        description={`Computed by ${code} in ${location}. Change it there.`}
      />
      {isRemovable && <RemoveButton setting={setting} />}
    </>
  )
}

type RecordSettingProps = {
  readonly setting: Setting
  readonly control: Extract<SettingControl, { kind: 'record' }>
} & InnerSettings

/** An object whose entries have names that the author chooses. */
function RecordSetting({ setting, control, Settings }: RecordSettingProps) {
  const { label, path } = setting
  const { entries, newEntries } = control
  const [name, setName] = useState('')
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <SettingNotes setting={setting} />
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <EntryView entry={entry} Settings={Settings} />
            {entry.isRemovable && <RemoveButton setting={entry} />}
          </li>
        ))}
      </ul>
      <TextInput
        label="Name of a new entry"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {name.trim() !== '' && (
        <AddValue
          key={name}
          drafts={newEntries}
          path={[...path, name.trim()]}
          label={`Add ${name.trim()} to ${label}`}
        />
      )}
    </fieldset>
  )
}

type VariantsSettingProps = {
  readonly setting: Setting
  readonly control: Extract<SettingControl, { kind: 'variants' }>
} & InnerSettings

/** A value of one of several forms. Another form is filled in before it replaces the value. */
function VariantsSetting({ setting, control, Settings }: VariantsSettingProps) {
  const { label, path, code } = setting
  const { current, variants, setting: inner } = control
  const [chosen, setChosen] = useState<string>()
  const draft = variants.find(({ name }) => name === chosen && name !== current)
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <SettingNotes setting={setting} />
      <NativeSelect
        label="Kind"
        aria-label={`Kind of ${label}`}
        value={draft?.name ?? current ?? ''}
        rightSection={<Chevron />}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {current === undefined && <option value="">None</option>}
        {variants.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
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
      {setting.isRemovable && <RemoveButton setting={setting} />}
    </fieldset>
  )
}

/** The fields of an object, or the value itself. */
const fieldsOf = (inner: Setting) =>
  inner.control.kind === 'group' ? inner.control.settings : [inner]

type ListSettingProps = {
  readonly setting: Setting
  readonly control: Extract<SettingControl, { kind: 'list' }>
} & InnerSettings

/** A list. Its entries can be moved, duplicated, removed and added. */
function ListSetting({ setting, control, Settings }: ListSettingProps) {
  const { label, path, code } = setting
  const { list, entries, newEntries, max } = control
  const { list: element, focusAfterChange } = useEntryFocus(entries)
  const isFull = max !== undefined && entries.length >= max
  // Of a default, only whole values can be written into the manifest.
  const isDefault = code === undefined
  const isEditable = list.problem === undefined && !isDefault
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <SettingNotes setting={setting} />
      <ol ref={element} className={classes.entries}>
        {entries.map((entry, index) => (
          <li key={index}>
            <EntryView entry={entry} Settings={Settings} />
            {isEditable && (
              <ListButtons
                list={list}
                index={index}
                count={entries.length}
                label={entry.label}
                onFocus={focusAfterChange}
              />
            )}
          </li>
        ))}
      </ol>
      {!isEditable && !isDefault && <p className={classes.description}>{list.problem}</p>}
      {(isEditable || isDefault) && !isFull && (
        <AddValue
          drafts={newEntries}
          path={[...path, entries.length]}
          label={`Add an entry to ${label}`}
        />
      )}
      {setting.isRemovable && <RemoveButton setting={setting} />}
    </fieldset>
  )
}

type EntryViewProps = { readonly entry: Setting } & InnerSettings

/** An entry of a list or a record. Texts are edited on the page, so only their beginning is shown. */
function EntryView({ entry, Settings }: EntryViewProps) {
  const { control, label } = entry
  const isText =
    control.kind === 'text' || (control.kind === 'group' && control.settings.length === 0)
  if (isText) return <p className={classes.entryText}>{label}</p>
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

/** The component that shows the settings in another setting. It is a property, so that files do not import each other. */
type InnerSettings = {
  readonly Settings: ComponentType<{ readonly settings: readonly Setting[] }>
}
