import type { Setting } from './settings.ts'
import classes from './SettingsPanel.module.css'

/** What an object or a list means, and where it is written if several places share it. */
export function SettingNotes({ setting }: { readonly setting: Setting }) {
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
