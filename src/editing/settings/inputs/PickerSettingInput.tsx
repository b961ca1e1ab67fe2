import { Select } from '@mantine/core'
import { Icon } from '../../../parts/Icon.tsx'
import type { Choice, FieldControl } from '../settings.ts'
import { useSettingsContext } from '../settingsContext.ts'
import classes from '../SettingsPanel.module.css'
import { useSettingInput, type SettingInputProps } from './settingInput.ts'

type ReferenceControl = Extract<FieldControl, { kind: 'reference' }>

/** An image or an icon, with a preview of each. Typing searches names and alternative texts. */
export function PickerSettingInput(props: SettingInputProps<ReferenceControl>) {
  const { control, isOptional, onCommit } = props
  const choices = useSettingsContext().choices[control.to]
  const { input, value, setValue } = useSettingInput(props)
  const byName = new Map(choices.map((choice) => [choice.value, choice]))
  const preview = (name: string) => <Preview kind={control.to} choice={byName.get(name)} />
  return (
    <Select
      {...input}
      data={choices.map((choice) => ({ value: choice.value, label: choice.value }))}
      value={value === '' ? null : value}
      placeholder={isOptional ? 'None' : 'Choose'}
      searchable
      allowDeselect={false}
      nothingFoundMessage="Nothing found"
      comboboxProps={{ withinPortal: false }}
      leftSectionWidth="3.5rem"
      leftSection={value === '' ? undefined : preview(value)}
      filter={({ options, search }) =>
        options.filter(
          (option) => 'value' in option && matches(byName.get(String(option.value)), search),
        )
      }
      renderOption={({ option }) => (
        <span className={classes.option}>
          {preview(option.value)}
          <span>
            {option.value}
            <small>{byName.get(option.value)?.label}</small>
          </span>
        </span>
      )}
      onChange={(chosen) => {
        setValue(chosen ?? '')
        onCommit()
      }}
    />
  )
}

/** Each word of a search is part of the name or of the label. */
const matches = (choice: Choice | undefined, search: string) => {
  const text = `${choice?.value} ${choice?.label ?? ''}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function Preview({ kind, choice }: { readonly kind: string; readonly choice: Choice | undefined }) {
  if (choice === undefined) return null
  return kind === 'icon' ? (
    <Icon name={choice.value} />
  ) : (
    <img src={choice.image} alt="" loading="lazy" className={classes.thumbnail} />
  )
}
