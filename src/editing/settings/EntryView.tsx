import { SettingNotes } from './SettingNotes.tsx'
import type { InnerSettings } from './innerSettings.ts'
import type { Setting } from './settings.ts'
import classes from './SettingsPanel.module.css'

type EntryViewProps = { readonly entry: Setting } & InnerSettings

/** An entry of a list or a record. Texts are edited on the page, so only their beginning is shown. */
export function EntryView({ entry, Settings }: EntryViewProps) {
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
