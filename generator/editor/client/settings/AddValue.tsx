import { NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import type { ValuePath, JsonValue } from '../../protocol.ts'
import { isExpanded } from '../SidePanel.tsx'
import type { Draft } from '../../settingProtocol.ts'
import classes from './SettingsPanel.module.css'
import { useForm } from '@tanstack/react-form'
import { fieldContext } from '../../../../src/forms/fields/useField.ts'
import { errorText } from '../requests.ts'
import { SettingInput } from './inputs.tsx'
import { isImage, NewImage } from './NewImage.tsx'
import { problemsByField, fromFieldValue } from './SettingField.tsx'
import { useSettingsContext } from './settingsContext.ts'

type AddValueProps = {
  /** The forms that the new value can have. */
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
  const region = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) region.current?.querySelector<HTMLElement>('input, select, button')?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const draft = drafts.find((each) => each.name === name) ?? drafts[0]
  if (draft === undefined) return null
  const close = () => setIsOpen(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={region}
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
  const { change } = useSettingsContext()
  const form = useForm({
    defaultValues: { values: draft.fields.map(() => ''), problem: '' },
    canSubmitWhenInvalid: true,
    validators: { onSubmitAsync: ({ value: { values } }) => add(values) },
    onSubmit: onEnd,
  })

  /** Adds the value. Resolves to the errors of the fields. */
  async function add(values: readonly string[]) {
    try {
      const value = draftValue(draft, values)
      const reply = await change({ kind: 'setting', path: [...path], before, value })
      if (reply.result === 'saved') return undefined
      const paths = draft.fields.map((field) => [...path, ...field.path])
      const { fields, others } = problemsByField(reply, paths)
      return errorsOf(fields, others)
    } catch (error) {
      return errorsOf(new Map(), errorText(error))
    }
  }

  const [only, ...others] = draft.fields
  /** The new value is an image, e.g. an entry of a list of images. */
  const isOneImage = isImage(only?.control) && only?.path.length === 0 && others.length === 0
  const fields = (
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
        void form.handleSubmit()
      }}
    >
      {draft.fields.map((field, index) => (
        <form.Field key={field.path.join('.')} name={`values[${index}]`}>
          {(fieldApi) => (
            <fieldContext.Provider value={fieldApi}>
              <SettingInput
                control={field.control}
                label={field.label}
                description={field.description}
                isOptional={false}
                defaultValue={undefined}
                onCommit={() => {}}
              />
            </fieldContext.Provider>
          )}
        </form.Field>
      ))}
      <form.Field name="problem">
        {({ state }) =>
          state.meta.errors.map((error, index) => (
            <p key={index} role="alert" className={classes.problem}>
              {error?.message}
            </p>
          ))
        }
      </form.Field>
      <div className={classes.actions}>
        <button type="submit" data-primary="">
          Add
        </button>
        <button type="button" onClick={onEnd}>
          Cancel
        </button>
      </div>
    </form>
  )
  if (!isOneImage) return fields
  return (
    <>
      {/* Before the form, because the open list of its picker would cover the button. */}
      <NewImage label={label} path={path} code={before} onSaved={onEnd} />
      {fields}
    </>
  )
}

/** Errors by field, as TanStack Form expects them from a validator of the form. */
function errorsOf(fields: ReadonlyMap<number, string>, others: string) {
  const errors = [...fields].map(([index, message]) => [`values[${index}]`, { message }] as const)
  const problem = others === '' ? [] : [['problem', { message: others }] as const]
  return { fields: Object.fromEntries([...errors, ...problem]) }
}

/** The new value of a draft, from what the author entered into its fields, in their order. */
export function draftValue({ fields, fixed }: Draft, entered: readonly string[]): JsonValue {
  const values = [
    ...fixed,
    ...fields.map(({ path, control }, index) => ({
      path,
      value: fromFieldValue(control, entered[index] ?? ''),
    })),
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
