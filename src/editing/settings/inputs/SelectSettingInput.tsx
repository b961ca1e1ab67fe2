import { NativeSelect } from '@mantine/core'
import { Chevron } from '../../../forms/fields/select/Chevron.tsx'
import type { FieldControl } from '../settings.ts'
import { useSettingsContext } from '../settingsContext.ts'
import { useSettingInput, type SettingInputProps } from './settingInput.ts'

/** One of the values that the schema allows. */
export function SelectSettingInput(
  props: SettingInputProps<Extract<FieldControl, { kind: 'select' }>>,
) {
  const options = props.control.options.map((option) => ({
    value: String(option),
    label: String(option),
  }))
  return <OptionsInput {...props} options={options} />
}

/** The name of something that the manifest declares. */
export function NameSettingInput(
  props: SettingInputProps<Extract<FieldControl, { kind: 'reference' }>>,
) {
  const { choices } = useSettingsContext()
  const options = choices[props.control.to].map(({ value, label }) => ({
    value,
    label: label === undefined ? value : `${label} (${value})`,
  }))
  return <OptionsInput {...props} options={options} />
}

type OptionsInputProps = SettingInputProps & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function OptionsInput(props: OptionsInputProps) {
  const { options, isOptional, defaultValue, onCommit } = props
  const { input, value, setValue } = useSettingInput(props)
  const isUnknown = value !== '' && !options.some((option) => option.value === value)
  return (
    <NativeSelect
      {...input}
      value={value}
      rightSection={<Chevron />}
      onChange={({ currentTarget }) => {
        setValue(currentTarget.value)
        onCommit()
      }}
    >
      {(isOptional || value === '') && (
        <option value="">{emptyLabel(isOptional, defaultValue)}</option>
      )}
      {isUnknown && <option>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}

function emptyLabel(isOptional: boolean, defaultValue: string | undefined): string {
  if (!isOptional) return 'Choose'
  return defaultValue === undefined ? 'None' : `Default: ${defaultValue}`
}
