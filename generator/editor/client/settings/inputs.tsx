import type { Choice, Setting } from '../../protocol.ts'
import { Autocomplete, Group, Input, Select, Switch, Text, TextInput } from '@mantine/core'
import { lazy, type FocusEvent } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { matchesSearch } from '../layout.ts'
import type { useSavedField } from '../saving.ts'
import { SENTENCES } from '../sentences.ts'
import classes from './SettingsPanel.module.css'

const { settings } = SENTENCES

/** The properties of each input of a setting. */
export type InputProps = Pick<Setting, 'label' | 'description' | 'isOptional' | 'fallback'> &
  Pick<ReturnType<typeof useSavedField>, 'value' | 'isUnchanged' | 'problem'> & {
    /** Whether it is an entry of a list, whose row needs no visible label. */
    readonly isEntry: boolean
    /** The value if there is none, as text. */
    readonly defaultValue: string | undefined
    /** Called for each change of the value. */
    readonly onEnter: (value: string) => void
    /** Called with the value when the author has chosen it, or has finished typing. */
    readonly onCommit: (value: string) => void
  }

/** The properties that all inputs have. */
export const inputProps = ({ label, isEntry, description, problem }: InputProps) => ({
  ...(isEntry ? { 'aria-label': label } : { label }),
  description,
  error: problem,
  'aria-invalid': problem !== '' || undefined,
})

/** The properties of an input for typed text. */
export const typedProps = ({ problem, value, defaultValue, fallback, ...props }: InputProps) => ({
  value,
  placeholder: defaultValue ?? fallback,
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    props.onEnter(currentTarget.value),
  onBlur({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
    // A rejected value is sent again only with Enter. The value of an incomplete date is empty.
    if (problem === '' && !currentTarget.validity.badInput) props.onCommit(value)
  },
})

type LineInputProps = InputProps & {
  readonly type?: 'date' | 'datetime-local'
  readonly inputMode?: 'decimal'
}

/** A short text, a number or a day. An empty one is the default. */
export const LineInput = ({ type, inputMode, ...props }: LineInputProps) => (
  <TextInput
    {...inputProps(props)}
    {...typedProps(props)}
    {...{ type, inputMode }}
    // A browser shows no placeholder in an empty day.
    description={
      type === undefined || props.fallback === undefined || props.value !== ''
        ? props.description
        : joined(props.description, settings.withoutDay(props.fallback))
    }
  />
)

/** Sentences, of which each can be missing. */
export const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' ')

/** A time and a later one. */
export function TimesInput(props: InputProps) {
  const { label, value, problem, onEnter, onCommit } = props
  const [from = '', until = ''] = value.split('-')
  const timeInput = (name: string, time: string, enter: (next: string) => string) => (
    <TextInput
      type="time"
      aria-label={name}
      value={time}
      onChange={({ currentTarget }) => onEnter(enter(currentTarget.value))}
    />
  )
  return (
    <Input.Wrapper {...inputProps(props)} labelElement="div">
      <Group
        gap="xs"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (problem === '' && !currentTarget.contains(relatedTarget)) onCommit(value)
        }}
      >
        {timeInput(settings.from(label), from, (next) => `${next}-${until}`)} –{' '}
        {timeInput(settings.until(label), until, (next) => `${from}-${next}`)}
      </Group>
    </Input.Wrapper>
  )
}

/** Whether something applies. */
export function SwitchInput(props: InputProps) {
  const { value, defaultValue, onEnter, onCommit } = props
  return (
    <Switch
      {...inputProps(props)}
      checked={(value === '' ? defaultValue : value) === 'true'}
      onChange={({ currentTarget }) => {
        onEnter(String(currentTarget.checked))
        onCommit(String(currentTarget.checked))
      }}
    />
  )
}

type ChoiceInputProps = InputProps & {
  readonly choices: readonly Choice[]
  /** Whether other values are possible too, e.g. a URL. Default: false. */
  readonly isFree?: boolean
}

/** One of several values, in a list that typing searches: by name, and by what tells it apart. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { choices, isFree = false, value, isUnchanged, onEnter, onCommit } = props
  const { isOptional, defaultValue, fallback = settings.none, description, problem } = props
  // Images are a grid of pictures.
  const hasPictures = choices.some(({ image }) => image !== undefined)
  const byValue = new Map(choices.map((choice) => [choice.value, choice]))
  const labelOf = (name: string) => byValue.get(name)?.label ?? name
  const current = byValue.get(value)
  const none = defaultValue === undefined ? fallback : settings.defaultValue(labelOf(defaultValue))
  const choose = (chosen: string | null) => {
    onEnter(chosen ?? '')
    onCommit(chosen ?? '')
  }
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
    comboboxProps: { withinPortal: false },
    classNames: { option: hasPictures ? classes.picture : undefined },
    renderOption: ({ option }: { readonly option: { readonly value: string } }) => (
      <Option choice={byValue.get(option.value) ?? { value: option.value || none }} />
    ),
  }
  return isFree ? (
    <Autocomplete
      {...shared}
      description={joined(description, current?.label && settings.now(current.label))}
      data={[...byValue.keys()]}
      value={value}
      // All choices are shown until the author types.
      filter={({ options, search, limit }) =>
        options.filter((option) => isUnchanged || isMatch(option, search)).slice(0, limit)
      }
      onChange={onEnter}
      onOptionSubmit={choose}
      onBlur={() => {
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
export const IconInput = lazy(async () => {
  const { default: icons } = await import('@tabler/icons')
  const choices = Object.entries(icons)
    .map(([value, { tags }]) => ({ value, detail: tags.join(', '), isIcon: true }))
    .toSorted((a, b) => a.value.length - b.value.length)
  return { default: (props: InputProps) => <ChoiceInput {...props} choices={choices} /> }
})

/** A choice, with its picture if it has one. */
function Option({ choice }: { readonly choice: Choice }) {
  const { value, label = value, detail = label === value ? '' : value } = choice
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
