import type { Setting } from '../../protocol.ts'
import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { unsavedKey, useUnsaved, useUnsavedTexts } from '../unsaved.ts'
import { AddValue } from './AddValue.tsx'
import { ListElements } from './ListElements.tsx'
import { isImage, NewImage, RemoveButton, SettingField, useSettings } from './SettingField.tsx'
import classes from './SettingsPanel.module.css'

type SettingsProps = { readonly settings: readonly Setting[] }

/** Settings, each by its kind. Those that are rarely used are behind “More”. */
export function Settings({ settings }: SettingsProps) {
  // A field stays where it is while it is edited.
  const [rare] = useState(() => rareSettings(settings))
  const isRare = ({ path }: Setting) => rare.includes(path.at(-1))
  const more = settings.filter(isRare)
  const unsaved = useUnsavedTexts()
  const [isOpen] = useState(() =>
    more.some(({ path }) =>
      unsaved.some(({ key }) => `${key}.`.startsWith(`${unsavedKey(path)}.`)),
    ),
  )
  return (
    <>
      <SettingViews settings={settings.filter((setting) => !isRare(setting))} />
      {more.length > 0 && (
        <details className={classes.more} open={isOpen}>
          <summary>
            More <small>{more.map(({ label }) => label).join(', ')}</small>
          </summary>
          <div className={classes.fields}>
            <SettingViews settings={more} />
          </div>
        </details>
      )}
    </>
  )
}

/** The names of the properties that the manifest does not contain, except texts, links and images. None if these are all. */
function rareSettings(settings: readonly Setting[]) {
  const rare = settings.filter(
    ({ isOptional, code, control }) =>
      isOptional &&
      code === undefined &&
      control.kind !== 'text' &&
      !(control.kind === 'list' && isImage(control.field)) &&
      !(control.kind === 'reference' && ['image', 'link', 'icon'].includes(control.to)),
  )
  return rare.length < settings.length ? rare.map(({ path }) => path.at(-1)) : []
}

const SettingViews = ({ settings }: SettingsProps) =>
  settings.map((setting) => <SettingView key={setting.path.join('.')} setting={setting} />)

/** A setting by its kind. */
function SettingView({ setting }: SettingProps) {
  const { control, label, description, path, isRemovable, variants } = setting
  if (control.kind === 'missing') {
    return (
      <div className={classes.missing}>
        <AddValue variants={variants} path={path} label={`Add ${label}`} />
        <p className={classes.description}>{description}</p>
      </div>
    )
  }
  if (!hasInnerValues(setting)) return <Value setting={setting} />
  return (
    <fieldset className={classes.group} data-path={unsavedKey(path)}>
      <legend>{label}</legend>
      <Content setting={setting} />
      {isRemovable && <RemoveButton setting={setting} />}
    </fieldset>
  )
}

type SettingProps = { readonly setting: Setting }

/** Whether a value is more than one field. */
const hasInnerValues = ({ control, variants }: Setting) =>
  variants.length > 1 || ['group', 'list', 'record'].includes(control.kind)

/** What a value means, and the values in it. Another variant replaces it. */
function Content({ setting }: SettingProps) {
  const { description, reference, location, label, path, variants, variant } = setting
  return (
    <>
      {description !== undefined && <p className={classes.description}>{description}</p>}
      {reference !== undefined && (
        <p className={classes.description}>
          From <code>{reference}</code> ({location}). A change here changes every place that uses
          it.
        </p>
      )}
      {variants.length > 1 && (
        <AddValue
          key={variant}
          {...{ path, variants, current: setting }}
          label={`Change ${label}`}
        />
      )}
      <Value setting={setting} />
    </>
  )
}

/** A value as its field, or the values in it. */
function Value({ setting }: SettingProps) {
  const { control } = setting
  switch (control.kind) {
    case 'missing':
      return null
    case 'group':
      return <Settings settings={control.settings} />
    case 'list':
      return <ListSetting setting={setting} control={control} />
    case 'record':
      return <RecordSetting setting={setting} control={control} />
    default:
      return <SettingField setting={setting} control={control} />
  }
}

type EntriesProps<Kind extends 'list' | 'record'> = SettingProps & {
  readonly control: Extract<Setting['control'], { kind: Kind }>
}

/** An object whose entries have names that the author chooses. */
function RecordSetting({ setting, control }: EntriesProps<'record'>) {
  const { path, label } = setting
  const { unsaved, keep, clear } = useUnsaved(unsavedKey([...path, '']), `New entry of ${label}`)
  const name = unsaved?.value.trim() ?? ''
  const isAdded = control.entries.some((entry) => entry.label === name)
  useEffect(() => {
    if (isAdded) clear()
  }, [isAdded, clear])
  return (
    <>
      <ul className={classes.entries}>
        {control.entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} />
            {entry.isRemovable && <RemoveButton setting={entry} />}
          </li>
        ))}
      </ul>
      <TextInput
        label="Name of a new entry"
        value={unsaved?.value ?? ''}
        onChange={({ currentTarget: { value } }) =>
          value === '' ? clear() : keep({ value, before: '' })
        }
      />
      {name !== '' && (
        <AddValue
          key={name}
          variants={control.variants}
          path={[...path, name]}
          label={`Add ${name} to ${label}`}
        />
      )}
    </>
  )
}

/** A list. Its entries can be moved, duplicated, removed and added. */
function ListSetting({ setting, control }: EntriesProps<'list'>) {
  const { label, path, code } = setting
  const { list, entries, variants, field, max } = control
  const isFull = max !== undefined && entries.length >= max
  // Of a default, only whole values can be written into the manifest.
  const isDefault = code === undefined
  const next = [...path, entries.length]
  return (
    <>
      <ListElements
        {...{ list, variants, isFull }}
        labels={entries.map((entry) => entry.label)}
        isEditable={list.problem === undefined && !isDefault}
      >
        {(index) => {
          const entry = entries[index]
          return entry && <Entry entry={entry} />
        }}
      </ListElements>
      {!isDefault && <p className={classes.description}>{list.problem}</p>}
      {(list.problem === undefined || isDefault) && !isFull && (
        <>
          <AddValue {...{ variants, path: next }} label={`Add an entry to ${label}`} />
          {isImage(field) && <NewImage label={label} path={next} />}
        </>
      )}
    </>
  )
}

/** An entry of a list or a record. An entry with several values is closed at first. */
function Entry({ entry }: { readonly entry: Setting }) {
  const { label, path } = entry
  const { added } = useSettings()
  const key = unsavedKey(path)
  const [isOpen] = useState(added === key)
  if (!hasInnerValues(entry)) return <Value setting={entry} />
  return (
    <details className={classes.entry} data-path={key} open={isOpen}>
      <summary>{label}</summary>
      <fieldset aria-label={label} className={classes.fields}>
        <Content setting={entry} />
      </fieldset>
    </details>
  )
}
