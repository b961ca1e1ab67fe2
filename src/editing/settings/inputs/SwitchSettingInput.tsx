import { Switch } from '@mantine/core'
import type { FieldControl } from '../settings.ts'
import classes from '../SettingsPanel.module.css'
import { useSettingInput, type SettingInputProps } from './settingInput.ts'

/** Whether something applies. */
export function SwitchSettingInput(
  props: SettingInputProps<Extract<FieldControl, { kind: 'switch' }>>,
) {
  const { input, value, setValue } = useSettingInput(props)
  return (
    <Switch
      {...input}
      classNames={{ description: classes.switchDescription }}
      checked={(value === '' ? props.defaultValue : value) === 'true'}
      onChange={({ currentTarget }) => {
        setValue(String(currentTarget.checked))
        props.onCommit()
      }}
    />
  )
}
