import { Autocomplete, NativeSelect, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import { Icon } from '../../../../src/parts/icons.tsx'
import type { Choice, Choices, FieldControl } from '../../settingProtocol.ts'
import { matchesSearch } from '../layout.ts'
import classes from './SettingsPanel.module.css'

/** The properties of each input of a setting. */
type InputProps = {
  readonly label: string
  readonly description: string | undefined
  /** Whether the value can be missing. */
  readonly isOptional: boolean
  /** The value if there is none, as text. */
  readonly defaultValue: string | undefined
  readonly value: string
  /** Whether the author has changed nothing yet. */
  readonly isUnchanged: boolean
  /** Why the value was rejected. Empty if it was not. */
  readonly problem: string
  /** Called for each change of the value. */
  readonly onEnter: (value: string) => void
  /** Called with the value when the author has chosen it, or has finished typing. */
  readonly onCommit: (value: string) => void
}

type SettingInputProps = InputProps & {
  readonly control: FieldControl
  /** The choices for the settings that refer to something. */
  readonly choices: Choices
}

/** The input for a kind of value. */
export function SettingInput({ control, choices, ...props }: SettingInputProps) {
  switch (control.kind) {
    case 'switch':
      return <SwitchInput {...props} />
    case 'select':
      return <OptionsInput {...props} options={control.options.map(String)} />
    case 'reference': {
      if (control.to === 'icon') {
        return (
          <Suspense fallback={<TextInput {...inputProps(props)} value={props.value} disabled />}>
            <IconInput {...props} />
          </Suspense>
        )
      }
      const own = choices[control.to]
      if (control.to === 'link') return <LinkInput {...props} links={own} />
      if (control.to === 'image') return <PictureInput {...props} pictures={own} />
      const options = own.map(({ value, label }) => ({
        value,
        label: label === undefined ? value : `${label} (${value})`,
      }))
      return <OptionsInput {...props} options={options} />
    }
    case 'string': {
      const links = control.suggestions?.map((value) => ({ value }))
      if (links !== undefined) return <LinkInput {...props} links={links} />
      return <TextSettingInput {...props} control={control} />
    }
    case 'text':
    case 'number':
      return <TextSettingInput {...props} control={control} />
  }
}

/** The properties that all inputs have. */
const inputProps = ({ label, description, problem }: InputProps) => ({
  label,
  description,
  error: problem,
  'aria-invalid': problem !== '' || undefined,
})

type TextInputProps = InputProps & {
  readonly control: Extract<FieldControl, { kind: 'text' | 'string' | 'number' }>
}

/** A text or a number. An empty one is the default. */
function TextSettingInput(props: TextInputProps) {
  const { control, value, defaultValue, problem, onEnter, onCommit } = props
  const input = {
    ...inputProps(props),
    value,
    placeholder: defaultValue,
    onBlur: () => {
      // A rejected value is sent again only with Enter.
      if (problem === '') onCommit(value)
    },
  }
  return control.kind === 'text' ? (
    <Textarea
      {...input}
      rows={Math.max(1, Math.min(8, Math.ceil(value.length / 44) + value.split('\n').length - 1))}
      onChange={({ currentTarget }) => onEnter(currentTarget.value)}
    />
  ) : (
    <TextInput
      {...input}
      inputMode={control.kind === 'number' ? 'decimal' : undefined}
      onChange={({ currentTarget }) => onEnter(currentTarget.value)}
    />
  )
}

type OptionsInputProps = InputProps & {
  readonly options: readonly (string | { readonly value: string; readonly label: string })[]
}

/** One of the values that the schema allows, or the name of something that the manifest declares. */
function OptionsInput(props: OptionsInputProps) {
  const { options, value, isOptional, defaultValue, onEnter, onCommit } = props
  const isKnown = options.some((option) => option === value || Object(option).value === value)
  const none = defaultValue === undefined ? 'None' : `Default: ${defaultValue}`
  return (
    <NativeSelect
      {...inputProps(props)}
      value={value}
      rightSection={<Chevron />}
      data={[
        ...(isOptional || value === '' ? [{ value: '', label: isOptional ? none : 'Choose' }] : []),
        ...(isKnown || value === '' ? [] : [value]),
        ...options,
      ]}
      onChange={({ currentTarget }) => {
        onEnter(currentTarget.value)
        onCommit(currentTarget.value)
      }}
    />
  )
}

/** Whether something applies. */
function SwitchInput(props: InputProps) {
  const { value, defaultValue, onEnter, onCommit } = props
  return (
    <Switch
      {...inputProps(props)}
      classNames={{ description: classes.switchDescription }}
      checked={(value === '' ? defaultValue : value) === 'true'}
      onChange={({ currentTarget }) => {
        onEnter(String(currentTarget.checked))
        onCommit(String(currentTarget.checked))
      }}
    />
  )
}

type LinkInputProps = InputProps & { readonly links: readonly Choice[] }

/** A link to a page, a section of a page or a URL; or another text with common values. */
function LinkInput(props: LinkInputProps) {
  const { links, value, isUnchanged, isOptional, defaultValue, problem } = props
  const { onEnter, onCommit } = props
  const labels = new Map(links.map((link) => [link.value, link.label]))
  // All choices are shown until the author types.
  const isMatch = (name: string, search: string) =>
    isUnchanged || `${name} ${labels.get(name) ?? ''}`.toLowerCase().includes(search.toLowerCase())
  return (
    <Autocomplete
      {...inputProps(props)}
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
      onChange={onEnter}
      onOptionSubmit={(chosen) => {
        onEnter(chosen)
        onCommit(chosen)
      }}
      onBlur={() => {
        if (problem === '') onCommit(value)
      }}
    />
  )
}

/** All icons, shortest names first, with the words by which they are found. Loaded with the first field of an icon. */
const IconInput = lazy(async () => {
  const { default: icons } = await import('@tabler/icons')
  const pictures = Object.entries(icons)
    .map(([value, { tags }]) => ({ value, label: tags.join(', ') }))
    .toSorted((a, b) => a.value.length - b.value.length)
  return { default: (props: InputProps) => <PictureInput {...props} pictures={pictures} /> }
})

type PictureInputProps = InputProps & { readonly pictures: readonly Choice[] }

/** An image or an icon, with a preview of each. Typing searches names, alternative texts and tags. */
function PictureInput(props: PictureInputProps) {
  const { pictures, value, isOptional, onEnter, onCommit } = props
  const byName = new Map(pictures.map((picture) => [picture.value, picture]))
  const preview = (name: string) => <Preview choice={byName.get(name)} />
  const isMatch = (name: string, search: string) =>
    matchesSearch(`${name} ${byName.get(name)?.label ?? ''}`, search)
  return (
    <Select
      {...inputProps(props)}
      data={[...byName.keys()]}
      value={value === '' ? null : value}
      placeholder={isOptional ? 'None' : 'Choose'}
      searchable
      allowDeselect={false}
      nothingFoundMessage="Nothing found"
      comboboxProps={{ withinPortal: false }}
      leftSectionWidth="3.5rem"
      leftSection={value === '' ? undefined : preview(value)}
      limit={60}
      filter={({ options, search, limit }) =>
        options
          .filter((option) => 'value' in option && isMatch(String(option.value), search))
          .slice(0, limit)
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
        onEnter(chosen ?? '')
        onCommit(chosen ?? '')
      }}
    />
  )
}

/** An image, or the icon of the sprite. */
function Preview({ choice }: { readonly choice: Choice | undefined }) {
  if (choice === undefined) return null
  return choice.image === undefined ? (
    <Icon name={choice.value} />
  ) : (
    <img src={choice.image} alt="" loading="lazy" className={classes.thumbnail} />
  )
}
