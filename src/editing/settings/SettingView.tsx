import { AddValue } from './AddValue.tsx'
import { ComputedSetting } from './ComputedSetting.tsx'
import { ListSetting } from './ListSetting.tsx'
import { RecordSetting } from './RecordSetting.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { SettingField } from './SettingField.tsx'
import { SettingNotes } from './SettingNotes.tsx'
import type { Setting } from './settings.ts'
import classes from './SettingsPanel.module.css'
import { VariantsSetting } from './VariantsSetting.tsx'

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
