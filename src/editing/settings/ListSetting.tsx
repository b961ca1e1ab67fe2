import { AddValue } from './AddValue.tsx'
import { EntryView } from './EntryView.tsx'
import { ListButtons } from './ListButtons.tsx'
import type { InnerSettings } from './innerSettings.ts'
import { SettingNotes } from './SettingNotes.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import type { Setting, SettingControl } from './settings.ts'
import classes from './SettingsPanel.module.css'
import { useEntryFocus } from './useEntryFocus.ts'

type ListSettingProps = {
  readonly setting: Setting
  readonly control: Extract<SettingControl, { kind: 'list' }>
} & InnerSettings

/** A list. Its entries can be moved, duplicated, removed and added. */
export function ListSetting({ setting, control, Settings }: ListSettingProps) {
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
