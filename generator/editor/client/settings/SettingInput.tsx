import type { Choice, Choices, FieldControl, Setting } from '../../protocol.ts'
import { Autocomplete, Group, Select, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { lazy, Suspense, useState, type FocusEvent } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { matchesSearch } from '../layout.ts'
import { SENTENCES } from '../sentences.ts'
import { ColorField } from './ColorField.tsx'
import { inputProps, typedProps, type InputProps } from './inputProps.tsx'
import classes from './SettingsPanel.module.css'
import { TextWithValues } from './TextWithValues.tsx'

const { settings } = SENTENCES

type SettingInputProps = InputProps & {
  readonly control: FieldControl
  /** The choices for the settings that refer to something. */
  readonly choices: Choices
  /** The text that it contains. Undefined: it is none, or has no value. */
  readonly text?: Setting['text'] | undefined
}

/** The input for a kind of value. */
export function SettingInput({ control, choices, text, ...props }: SettingInputProps) {
  switch (control.kind) {
    case 'switch':
      return (
        <Switch
          {...inputProps(props)}
          checked={(props.value || props.defaultValue) === 'true'}
          onChange={({ currentTarget }) => props.onChoose(String(currentTarget.checked))}
        />
      )
    case 'select':
      return <ChoiceInput {...props} choices={choicesIn(control.options, control.labels)} />
    case 'reference':
      return control.to === 'icon' ? (
        <Suspense fallback={<TextInput {...inputProps(props)} value={props.value} disabled />}>
          <IconInput {...props} />
        </Suspense>
      ) : (
        <ChoiceInput {...props} choices={choices[control.to]} isFree={control.to === 'link'} />
      )
    case 'string':
      return control.suggestions === undefined ? (
        <LineInput {...props} />
      ) : (
        <ChoiceInput {...props} choices={choicesIn(control.suggestions, control.labels)} isFree />
      )
    case 'text': {
      const inserted = text?.parts.filter((part) => 'code' in part) ?? []
      return text !== undefined && inserted.length > 0 ? (
        <TextWithValues key={JSON.stringify(inserted)} {...props} parts={text.parts} />
      ) : (
        <Textarea
          {...inputProps(props)}
          {...typedProps(props)}
          classNames={{ input: classes.growing }}
          // For browsers without `field-sizing`.
          rows={3}
        />
      )
    }
    case 'number':
      return <LineInput {...props} inputMode="decimal" />
    case 'date':
    case 'datetime-local':
      return <LineInput {...props} type={control.kind} />
    case 'color':
      return <ColorField {...props} {...control} />
  }
}

/** Values of the schema, with their labels. */
const choicesIn = (
  values: readonly (string | number | boolean)[],
  labels: readonly string[] = [],
): Choice[] =>
  values.map((value, index) => ({ value: String(value), label: labels[index] ?? String(value) }))

type LineInputProps = InputProps & {
  readonly type?: 'date' | 'datetime-local'
  readonly inputMode?: 'decimal'
}

/** A short text, a number or a day. */
const LineInput = ({ type, inputMode, ...props }: LineInputProps) => (
  <TextInput {...inputProps(props)} {...typedProps(props)} {...{ type, inputMode }} />
)

type ChoiceInputProps = InputProps & {
  readonly choices: readonly Choice[]
  /** Whether other values are possible too, e.g. a URL. Default: false. */
  readonly isFree?: boolean
}

/** One of several values, in a list that typing searches: by name, and by what tells it apart. */
function ChoiceInput(props: ChoiceInputProps) {
  const { choices, isFree = false, value, isUnchanged, onEnter, onCommit } = props
  const { isOptional, defaultValue, fallback = settings.none, problem } = props
  // Images are a grid of pictures.
  const hasPictures = choices.some(({ image }) => image !== undefined)
  const byValue = new Map(choices.map((choice) => [choice.value, choice]))
  const labelOf = (name: string) => byValue.get(name)?.label ?? name
  const byLabel = new Map(choices.map((choice) => [labelOf(choice.value), choice.value]))
  const valueOf = (text: string) => byLabel.get(text) ?? text
  /** The label of a value, if no other value has it. */
  const nameOf = (name: string) => (valueOf(labelOf(name)) === name ? labelOf(name) : name)
  /** The text of the field while the author types. */
  const [typed, setTyped] = useState<string>()
  const current = byValue.get(value)
  const none = defaultValue === undefined ? fallback : settings.defaultValue(labelOf(defaultValue))
  const choose = (chosen: string | null) => props.onChoose(chosen ?? '')
  const isMatch = (option: object, search: string) => {
    const choice = 'value' in option ? byValue.get(String(option.value)) : undefined
    return matchesSearch([choice?.value, choice?.label, choice?.detail].join(' '), search)
  }
  const shared = {
    ...inputProps(props),
    placeholder: isOptional ? none : settings.choose,
    limit: 100,
    // What is typed searches, instead of being added to the current value.
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    // Closed lists are not rendered, because a panel can have hundreds of choices.
    comboboxProps: { withinPortal: false, keepMounted: false },
    classNames: { option: hasPictures ? classes.picture : undefined },
    renderOption: ({ option }: { readonly option: { readonly value: string } }) => (
      <Option choice={byValue.get(option.value) ?? { value: option.value || none }} />
    ),
  }
  return isFree ? (
    <Autocomplete
      {...shared}
      data={[...byValue.keys()].map((name) => ({ value: name, label: nameOf(name) }))}
      value={typed !== undefined && valueOf(typed) === value ? typed : nameOf(value)}
      // All choices are shown until the author types.
      filter={({ options, search, limit }) =>
        options.filter((option) => isUnchanged || isMatch(option, search)).slice(0, limit)
      }
      onChange={(text) => {
        setTyped(text)
        onEnter(valueOf(text))
      }}
      onOptionSubmit={choose}
      onBlur={() => {
        setTyped(undefined)
        if (problem === '') onCommit(value)
      }}
    />
  ) : (
    <Select
      {...shared}
      data={[
        ...(isOptional ? [{ value: '', label: none }] : []),
        ...(current === undefined && value !== '' ? [{ value, label: value }] : []),
        ...choices.map((choice) => ({ value: choice.value, label: labelOf(choice.value) })),
      ]}
      value={value === '' && !isOptional ? null : value}
      searchable={hasPictures || choices.length > FEW}
      allowDeselect={false}
      nothingFoundMessage={settings.nothingFound}
      {...((current?.image ?? current?.isIcon) && {
        leftSectionWidth: '3.5rem',
        leftSection: <Preview choice={current} />,
      })}
      filter={({ options, search, limit }) =>
        options.filter((option) => isMatch(option, search)).slice(0, limit)
      }
      onChange={choose}
    />
  )
}

/** More choices than these can be searched. */
const FEW = 7

/** All icons, shortest names first, with the words by which they are found. Loaded with the first field of an icon. */
const IconInput = lazy(async () => {
  const { default: icons } = await import('@tabler/icons')
  const choices = Object.entries(icons)
    .map(([value, { tags }]) => ({ value, detail: tags.join(', '), isIcon: true }))
    .toSorted((a, b) => a.value.length - b.value.length)
  return { default: (props: InputProps) => <ChoiceInput {...props} choices={choices} /> }
})

/** A choice, with its picture if it has one. */
function Option({ choice }: { readonly choice: Choice }) {
  const { value, label = value, detail = '' } = choice
  return (
    <Group component="span" gap="sm" wrap="nowrap" className={classes.option}>
      <Preview choice={choice} />
      <span>
        {label}
        <Text span display="block" size="xs" c="dimmed">
          {detail}
        </Text>
      </span>
    </Group>
  )
}

/** An image, or an icon of the sprite. */
function Preview({ choice: { value, image, isIcon } }: { readonly choice: Choice }) {
  if (isIcon) return <Icon name={value} />
  return image && <img src={image} alt="" loading="lazy" className={classes.thumbnail} />
}
