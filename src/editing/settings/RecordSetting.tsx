import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { AddValue } from './AddValue.tsx'
import { EntryView } from './EntryView.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import type { InnerSettings } from './innerSettings.ts'
import { SettingNotes } from './SettingNotes.tsx'
import type { Setting, SettingControl } from './settings.ts'
import classes from './SettingsPanel.module.css'

type RecordSettingProps = {
  readonly setting: Setting
  readonly control: Extract<SettingControl, { kind: 'record' }>
} & InnerSettings

/** An object whose entries have names that the author chooses. */
export function RecordSetting({ setting, control, Settings }: RecordSettingProps) {
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
