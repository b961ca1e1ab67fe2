import { Autocomplete } from '@mantine/core'
import type { FieldControl } from '../settings.ts'
import { useSettingsContext } from '../settingsContext.ts'
import classes from '../SettingsPanel.module.css'
import { useSettingInput, type SettingInputProps } from './settingInput.ts'

type LinkControl = Extract<FieldControl, { kind: 'reference' | 'string' }>

/** A link to a page, a section of a page or a URL; or another text with common values. */
export function LinkSettingInput(props: SettingInputProps<LinkControl>) {
  const { control, isOptional, defaultValue, onCommit } = props
  const { choices } = useSettingsContext()
  const { input, value, setValue, isUnchanged } = useSettingInput(props)
  const labels = new Map(
    control.kind === 'reference'
      ? choices[control.to].map((choice) => [choice.value, choice.label])
      : control.suggestions?.map((name) => [name, undefined]),
  )
  // All choices are shown until the author types.
  const isMatch = (name: string, search: string) =>
    isUnchanged || `${name} ${labels.get(name) ?? ''}`.toLowerCase().includes(search.toLowerCase())
  return (
    <Autocomplete
      {...input}
      data={[...labels.keys()]}
      value={value}
      placeholder={defaultValue ?? (isOptional ? 'None' : undefined)}
      limit={100}
      comboboxProps={{ withinPortal: false }}
      filter={({ options, search, limit }) =>
        options
          .filter((option) => 'value' in option && isMatch(String(option.value), search))
          .slice(0, limit)
      }
      renderOption={({ option }) => (
        <span>
          {option.value}
          <small className={classes.optionLabel}>{labels.get(option.value)}</small>
        </span>
      )}
      onChange={setValue}
      onOptionSubmit={(chosen) => {
        setValue(chosen)
        onCommit()
      }}
      onBlur={onCommit}
    />
  )
}
