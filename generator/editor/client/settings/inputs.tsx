import type { Contrast, Choice, Choices, FieldControl, Setting } from '../../protocol.ts'
import { Autocomplete, Input, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { wcagContrast } from 'culori'
import { lazy, Suspense, type FocusEvent } from 'react'
import { Icon } from '../../../../src/parts/icons.tsx'
import { useEditor } from '../editor.ts'
import { matchesSearch } from '../layout.ts'
import { usePreviewedColor, type BrandColor } from './previewedColor.ts'
import type { useSavedField } from '../saving.ts'
import classes from './SettingsPanel.module.css'

/** The properties of each input of a setting. */
type InputProps = Pick<Setting, 'label' | 'description' | 'isOptional' | 'fallback'> &
  Pick<ReturnType<typeof useSavedField>, 'value' | 'isUnchanged' | 'problem'> & {
    /** The value if there is none, as text. */
    readonly defaultValue: string | undefined
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
    case 'text':
      return <Textarea {...inputProps(props)} {...typedProps(props)} autosize maxRows={12} />
    case 'number':
      return <LineInput {...props} inputMode="decimal" />
    case 'date':
    case 'datetime-local':
      return <LineInput {...props} type={control.kind} />
    case 'times':
      return <TimesInput {...props} />
    case 'color':
      return <ColorInput {...props} contrast={control.contrast} brandColor={control.brandColor} />
  }
}

/** Values of the schema, with their labels. */
const choicesIn = (
  values: readonly (string | number | boolean)[],
  labels: readonly string[] = [],
): Choice[] =>
  values.map((value, index) => ({ value: String(value), label: labels[index] ?? String(value) }))

/** The properties that all inputs have. */
const inputProps = ({ label, description, problem }: InputProps) => ({
  label,
  description,
  error: problem,
  'aria-invalid': problem !== '' || undefined,
})

/** The properties of an input for typed text. */
const typedProps = ({ problem, value, defaultValue, fallback, ...props }: InputProps) => ({
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
const LineInput = ({ type, inputMode, ...props }: LineInputProps) => (
  <TextInput
    {...inputProps(props)}
    {...typedProps(props)}
    {...{ type, inputMode }}
    // A browser shows no placeholder in an empty day.
    description={
      type === undefined || props.fallback === undefined || props.value !== ''
        ? props.description
        : sentences(props.description, `Without a day: ${props.fallback}.`)
    }
  />
)

/** Sentences, of which each can be missing. */
export const sentences = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' ')

/** A time and a later one. */
function TimesInput(props: InputProps) {
  const { label, value, problem, onEnter, onCommit } = props
  const [from = '', until = ''] = value.split('-')
  const timeInput = (name: string, time: string, enter: (next: string) => string) => (
    <input
      type="time"
      aria-label={`${label}, ${name}`}
      value={time}
      onChange={({ currentTarget }) => onEnter(enter(currentTarget.value))}
    />
  )
  return (
    <Input.Wrapper {...inputProps(props)} labelElement="div">
      <div
        className={classes.times}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (problem === '' && !currentTarget.contains(relatedTarget)) onCommit(value)
        }}
      >
        {timeInput('from', from, (next) => `${next}-${until}`)} –{' '}
        {timeInput('until', until, (next) => `${from}-${next}`)}
      </div>
    </Input.Wrapper>
  )
}

type ColorInputProps = InputProps & {
  readonly contrast: Contrast | undefined
  readonly brandColor: BrandColor | undefined
}

/** A color: its code, the picker of the browser, and the contrast to the colors that it is shown with. */
function ColorInput({ contrast, brandColor, ...props }: ColorInputProps) {
  const { label, description, value, defaultValue = '' } = props
  const color = [value, defaultValue].find((code) => COLOR.test(code))
  usePreviewedColor(useEditor().send, brandColor, props.isUnchanged ? undefined : color)
  const typed = typedProps(props)
  return (
    <TextInput
      {...inputProps(props)}
      {...typed}
      description={sentences(description, contrast && color && contrastText(color, contrast))}
      leftSection={
        <input
          {...typed}
          type="color"
          aria-label={`${label}, picker`}
          className={classes.color}
          value={color ?? '#ffffff'}
        />
      }
    />
  )
}

const COLOR = /^#[0-9a-f]{6}$/i

/** The contrast of a color, and the one that it needs. Rounded down, so that 4.499 is not 4.5. */
function contrastText(color: string, { to, others, needed }: Contrast): string {
  const ratio = Math.min(...others.map((other) => wcagContrast(color, other)))
  const judgment = ratio >= needed ? 'enough' : `too low: at least ${needed}`
  return `Contrast to ${to}: ${Math.floor(ratio * 10) / 10} (${judgment}).`
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

type ChoiceInputProps = InputProps & {
  readonly choices: readonly Choice[]
  /** Whether other values are possible too, e.g. a URL. Default: false. */
  readonly isFree?: boolean
}

/** One of several values, in a list that typing searches: by name, and by what tells it apart. */
function ChoiceInput(props: ChoiceInputProps) {
  const { choices, isFree = false, value, isUnchanged, onEnter, onCommit } = props
  const { isOptional, defaultValue, fallback = 'None', description, problem } = props
  // Images are a grid of pictures.
  const hasPictures = choices.some(({ image }) => image !== undefined)
  const byValue = new Map(choices.map((choice) => [choice.value, choice]))
  const labelOf = (name: string) => byValue.get(name)?.label ?? name
  const current = byValue.get(value)
  const none = defaultValue === undefined ? fallback : `Default: ${labelOf(defaultValue)}`
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
    placeholder: isOptional ? none : 'Choose',
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
      description={sentences(description, current?.label && `Now: ${current.label}.`)}
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
      nothingFoundMessage="Nothing found"
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
  const { value, label = value, detail = label === value ? '' : value } = choice
  return (
    <span className={classes.option}>
      <Preview choice={choice} />
      <span>
        {label}
        <small>{detail}</small>
      </span>
    </span>
  )
}

/** An image, or an icon of the sprite. */
function Preview({ choice: { value, image, isIcon } }: { readonly choice: Choice }) {
  if (isIcon) return <Icon name={value} />
  return image && <img src={image} alt="" loading="lazy" className={classes.thumbnail} />
}
