import type { FieldControl, Choice } from '../../settingProtocol.ts'
import { firstMessage, useFieldContext } from '../../../../src/forms/fields/useField.ts'
import { Textarea, TextInput, NativeSelect, Switch, Autocomplete, Select } from '@mantine/core'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import { useSettingsContext } from './settingsContext.ts'
import classes from './SettingsPanel.module.css'
import { Icon } from '../../../../src/parts/icons.tsx'

/** The input for a kind of value. It is inside a field of TanStack Form. */
export function SettingInput({ control, ...props }: SettingInputProps<FieldControl>) {
  switch (control.kind) {
    case 'switch':
      return <SwitchSettingInput {...props} control={control} />
    case 'select':
      return <SelectSettingInput {...props} control={control} />
    case 'reference':
      if (control.to === 'link') return <LinkSettingInput {...props} control={control} />
      return control.to === 'image' || control.to === 'icon' ? (
        <PickerSettingInput {...props} control={control} />
      ) : (
        <NameSettingInput {...props} control={control} />
      )
    case 'string':
      return control.suggestions === undefined ? (
        <TextSettingInput {...props} control={control} />
      ) : (
        <LinkSettingInput {...props} control={control} />
      )
    case 'text':
    case 'number':
      return <TextSettingInput {...props} control={control} />
  }
}

/** The properties of the input of a setting. */
type SettingInputProps<Control extends FieldControl = FieldControl> = {
  readonly control: Control
  readonly label: string
  readonly description: string | undefined
  /** Whether the value can be missing. */
  readonly isOptional: boolean
  /** The value if there is none, as text. */
  readonly defaultValue: string | undefined
  /** Called when the author has chosen a value, or has finished typing. */
  readonly onCommit: () => void
}

/** The field of a setting in TanStack Form, and the properties that all inputs have. */
function useSettingInput({ label, description }: SettingInputProps) {
  const fieldApi = useFieldContext<string>()
  const error = firstMessage(fieldApi.state.meta.errors)
  return {
    value: fieldApi.state.value,
    setValue: fieldApi.handleChange,
    /** Whether the author has changed nothing yet. */
    isUnchanged: fieldApi.state.meta.isDefaultValue,
    input: { label, description, error, 'aria-invalid': error !== undefined || undefined },
  }
}

type TextControl = Extract<FieldControl, { kind: 'text' | 'string' | 'number' }>

/** A text or a number. An empty one is the default. */
function TextSettingInput(props: SettingInputProps<TextControl>) {
  const { control, defaultValue, onCommit } = props
  const { input, value, setValue } = useSettingInput(props)
  if (control.kind === 'text') {
    return (
      <Textarea
        {...input}
        value={value}
        rows={Math.max(1, Math.min(8, Math.ceil(value.length / 44)))}
        placeholder={defaultValue}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        onBlur={onCommit}
      />
    )
  }
  return (
    <TextInput
      {...input}
      value={value}
      placeholder={defaultValue}
      inputMode={control.kind === 'number' ? 'decimal' : undefined}
      title={control.kind === 'number' ? limitsOf(control) : undefined}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={onCommit}
    />
  )
}

/** The limits of a number in words, e.g. `2 to 5`. */
function limitsOf({ min, max }: { readonly min?: number; readonly max?: number }) {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`
  if (min !== undefined) return `${min} or more`
  return max === undefined ? undefined : `${max} or less`
}

/** One of the values that the schema allows. */
function SelectSettingInput(props: SettingInputProps<Extract<FieldControl, { kind: 'select' }>>) {
  const options = props.control.options.map((option) => ({
    value: String(option),
    label: String(option),
  }))
  return <OptionsInput {...props} options={options} />
}

/** The name of something that the manifest declares. */
function NameSettingInput(props: SettingInputProps<Extract<FieldControl, { kind: 'reference' }>>) {
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

/** Whether something applies. */
function SwitchSettingInput(props: SettingInputProps<Extract<FieldControl, { kind: 'switch' }>>) {
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

type LinkControl = Extract<FieldControl, { kind: 'reference' | 'string' }>

/** A link to a page, a section of a page or a URL; or another text with common values. */
function LinkSettingInput(props: SettingInputProps<LinkControl>) {
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

type ReferenceControl = Extract<FieldControl, { kind: 'reference' }>

/** An image or an icon, with a preview of each. Typing searches names and alternative texts. */
function PickerSettingInput(props: SettingInputProps<ReferenceControl>) {
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
