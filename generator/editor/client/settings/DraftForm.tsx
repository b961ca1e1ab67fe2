import { NativeSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import type { JsonValue, ValuePath } from '../../values.ts'
import type { Draft } from '../../settingProtocol.ts'
import { Problem } from '../Problem.tsx'
import { isExpanded } from '../SidePanel.tsx'
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
  readonly drafts: readonly Draft[]
  readonly path: ValuePath
  /** The text of the button, e.g. `Add an entry to Actions`. */
  readonly label: string
}

/** A button that shows the form for a new value. */
export function AddValue({ drafts, path, label }: AddValueProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const draft = drafts.find((each) => each.name === name) ?? drafts[0]
  if (draft === undefined) return null
  const close = () => {
    flushSync(() => setIsOpen(false))
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={isOpen ? focusFirst : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !isExpanded(event.target)) {
          event.stopPropagation()
          close()
        }
      }}
    >
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
      {isOpen && drafts.length > 1 && (
        <NativeSelect
          label="Kind"
          value={draft.name}
          data={drafts.map((each) => each.name)}
          rightSection={<Chevron />}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      {isOpen && (
        <DraftForm
          key={draft.name}
          draft={draft}
          path={path}
          before={undefined}
          label={label}
          onEnd={close}
        />
      )}
    </div>
  )
}

const focusFirst = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()

type DraftFormProps = {
  readonly draft: Draft
  /** Where the new value is added. */
  readonly path: ValuePath
  /** The code of the value that it replaces. Undefined if there is none. */
  readonly before: string | undefined
  /** The accessible name of the form, e.g. `Add to Actions`. */
  readonly label: string
  readonly onEnd: () => void
}

/** The required values of a new value. It is added as a whole, or not at all. */
export function DraftForm({ draft, path, before, label, onEnd }: DraftFormProps) {
  const { choices, change } = useSettings()
  const [values, setValues] = useState(() => draft.fields.map(() => ''))
  const [problems, setProblems] = useState<FieldProblems>({ fields: [], others: '' })
  const isAdding = useRef(false)
  const enter = (index: number, value: string) => {
    setValues((current) => current.with(index, value))
    setProblems(({ fields, others }) => ({
      fields: fields.map((problem, field) => (field === index ? '' : problem)),
      others,
    }))
  }
  const add = async () => {
    if (isAdding.current) return
    isAdding.current = true
    const value = draftValue(draft, values)
    const reply = await change({ kind: 'setting', path, before, value })
    isAdding.current = false
    if (reply.result === 'saved') return onEnd()
    const paths = draft.fields.map((field) => [...path, ...field.path])
    setProblems(problemsByField(reply, paths))
  }

  const [only, ...others] = draft.fields
  /** The new value is an image, e.g. an entry of a list of images. */
  const isOneImage = isImage(only?.control) && only?.path.length === 0 && others.length === 0
  return (
    <>
      {/* Before the form, because the open list of its picker would cover the button. */}
      {isOneImage && <NewImage label={label} path={path} code={before} onSaved={onEnd} />}
      <form
        className={classes.draft}
        aria-label={label}
        noValidate
        onKeyDown={(event) => {
          if (!(event.target instanceof HTMLTextAreaElement)) return
          if (event.key === 'Enter') {
            // Texts have no line breaks.
            event.preventDefault()
            event.currentTarget.requestSubmit()
          }
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        {draft.fields.map(({ control, label, description, path, isOptional = false }, index) => (
          <SettingInput
            key={path.join('.')}
            {...{ control, choices, label, description, isOptional }}
            value={values[index] ?? ''}
            problem={problems.fields[index] ?? ''}
            isUnchanged={values[index] === ''}
            defaultValue={undefined}
            onEnter={(value) => enter(index, value)}
            onCommit={() => {}}
          />
        ))}
        <Problem text={problems.others} />
        <div className={classes.actions}>
          <button type="submit" data-primary="">
            Add
          </button>
          <button type="button" onClick={onEnd}>
            Cancel
          </button>
        </div>
      </form>
    </>
  )
}

/** The new value of a draft, from what the author entered into its fields, in their order. */
export function draftValue({ fields, fixed }: Draft, entered: readonly string[]): JsonValue {
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
