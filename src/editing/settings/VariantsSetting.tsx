import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Chevron } from '../../forms/fields/select/Chevron.tsx'
import { DraftForm } from './DraftForm.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import type { InnerSettings } from './innerSettings.ts'
import { SettingNotes } from './SettingNotes.tsx'
import type { Setting, SettingControl } from './settings.ts'
import classes from './SettingsPanel.module.css'

type VariantsSettingProps = {
  readonly setting: Setting
  readonly control: Extract<SettingControl, { kind: 'variants' }>
} & InnerSettings

/** A value of one of several forms. Another form is filled in before it replaces the value. */
export function VariantsSetting({ setting, control, Settings }: VariantsSettingProps) {
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
