import { NativeSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import type { JsonValue, ValuePath } from '../../values.ts'
import type { NewValue } from '../../settingProtocol.ts'
import { Problem } from '../Problem.tsx'
import { PANEL_ID } from '../openPanel.ts'
import { isExpanded } from '../SidePanel.tsx'
import { clearUnsaved, unsavedKey, useUnsaved, useUnsavedTexts } from '../unsaved.ts'
import { SettingInput } from './inputs.tsx'
import {
  fromFieldValue,
  isImage,
  NewImage,
  problemsByField,
  useSettings,
  type FieldProblems,
} from './SettingField.tsx'
import classes from './SettingsPanel.module.css'

type AddValueProps = {
  /** The variants that the new value can have. */
  readonly newValues: readonly NewValue[]
  readonly path: ValuePath
  /** The text of the button, e.g. `Add an entry to Actions`. */
  readonly label: string
}

/** A button that shows the form for a new value. The form is open at the start if it has typed text. */
export function AddValue({ newValues, path, label }: AddValueProps) {
  const key = unsavedKey(path)
  const isTyped = useUnsavedTexts().some((text) => `${text.key}.`.startsWith(`${key}.`))
  const [isOpen, setIsOpen] = useState(isTyped)
  const [name, setName] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const newValue = newValues.find((variant) => variant.name === name) ?? newValues[0]
  if (newValue === undefined) return null
  const close = () => {
    flushSync(() => setIsOpen(false))
    // The button is gone if the value was added.
    const next = button.current ?? document.getElementById(PANEL_ID)
    next?.focus()
  }
  return (
    <div ref={isOpen ? focusFirst : undefined}>
      {!isOpen && (
        <button
          ref={button}
          type="button"
          className={classes.start}
          onClick={() => setIsOpen(true)}
        >
          {label}
        </button>
      )}
      {isOpen && newValues.length > 1 && (
        <NativeSelect
          label="Kind"
          value={newValue.name}
          data={newValues.map((variant) => variant.name)}
          rightSection={<Chevron />}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      {isOpen && (
        <NewValueForm
          key={newValue.name}
          {...{ newValue, path, label }}
          before={undefined}
          onEnd={close}
        />
      )}
    </div>
  )
}

const focusFirst = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()

type NewValueFormProps = {
  readonly newValue: NewValue
  /** Where it is added. */
  readonly path: ValuePath
  /** The code of the value that it replaces. Undefined if there is none. */
  readonly before: string | undefined
  /** The accessible name of the form, e.g. `Add to Actions`. */
  readonly label: string
  readonly onEnd: () => void
}

/** The required values of a new value. It is added as a whole, or not at all. */
export function NewValueForm({ newValue, path, before, label, onEnd }: NewValueFormProps) {
  const { change } = useSettings()
  const typed = useUnsavedTexts()
  const [problems, setProblems] = useState<FieldProblems>({ fields: [], others: '' })
  const isAdding = useRef(false)
  const { fields } = newValue
  const paths = fields.map((field) => [...path, ...field.path])
  const keys = paths.map(unsavedKey)
  const end = () => {
    keys.forEach((key) => clearUnsaved(key))
    onEnd()
  }
  const add = async () => {
    if (isAdding.current) return
    isAdding.current = true
    const entered = keys.map((key) => typed.find((text) => text.key === key)?.value ?? '')
    const value = enteredValue(newValue, entered)
    const reply = await change({ kind: 'setting', path, before, value })
    isAdding.current = false
    if (reply.result === 'saved') end()
    else setProblems(problemsByField(reply, paths))
  }

  const [only, ...others] = fields
  /** The new value is an image, e.g. an entry of a list of images. */
  const isOneImage = isImage(only?.control) && only?.path.length === 0 && others.length === 0
  return (
    <>
      {/* Before the form, because the open list of its picker would cover the button. */}
      {isOneImage && <NewImage label={label} path={path} code={before} onSaved={end} />}
      <form
        className={classes.newValue}
        aria-label={label}
        noValidate
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isExpanded(event.target)) {
            event.stopPropagation()
            end()
          }
          // Texts have no line breaks.
          if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement) {
            event.preventDefault()
            event.currentTarget.requestSubmit()
          }
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        {fields.map((field, index) => (
          <NewField
            key={keys[index]}
            field={field}
            typedAs={keys[index] ?? ''}
            problem={problems.fields[index] ?? ''}
            onEnter={() =>
              setProblems((current) => ({
                ...current,
                fields: current.fields.map((problem, other) => (other === index ? '' : problem)),
              }))
            }
          />
        ))}
        <Problem text={problems.others} />
        <div className={classes.actions}>
          <button type="submit" data-primary="">
            Add
          </button>
          <button type="button" onClick={end}>
            Cancel
          </button>
        </div>
      </form>
    </>
  )
}

type NewFieldProps = {
  readonly field: NewValue['fields'][number]
  /** The key of the text that is typed into it. */
  readonly typedAs: string
  readonly problem: string
  readonly onEnter: () => void
}

/** The field of a value in a new value. What is typed into it stays when the page is loaded again. */
function NewField({ field, typedAs, problem, onEnter }: NewFieldProps) {
  const { choices } = useSettings()
  const { control, label, description, fallback, isOptional = false } = field
  const { unsaved, keep } = useUnsaved(typedAs, label)
  return (
    <SettingInput
      {...{ control, choices, label, description, fallback, isOptional, problem }}
      value={unsaved?.value ?? ''}
      isUnchanged={unsaved === undefined}
      defaultValue={undefined}
      onEnter={(value) => {
        keep({ value, before: '' })
        onEnter()
      }}
      onCommit={() => {}}
    />
  )
}

/** The new value, from what the author entered into its fields, in their order. */
export function enteredValue({ fields, fixed }: NewValue, entered: readonly string[]): JsonValue {
  const values = [
    ...fixed,
    ...fields.flatMap(({ path, control, isOptional }, index) => {
      const typed = entered[index] ?? ''
      return isOptional === true && typed.trim() === ''
        ? []
        : [{ path, value: fromFieldValue(control, typed) }]
    }),
  ]
  return values.reduce<JsonValue>((whole, { path, value }) => withValue(whole, path, value), {})
}

/** A copy of a value with another value at a path. */
function withValue(whole: JsonValue, [key, ...rest]: ValuePath, value: JsonValue): JsonValue {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list = Array.isArray(whole) ? [...whole] : []
    list[key] = withValue(list[key] ?? null, rest, value)
    return list
  }
  const object = isObject(whole) ? whole : {}
  return { ...object, [key]: withValue(object[key] ?? null, rest, value) }
}

const isObject = (value: JsonValue): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
