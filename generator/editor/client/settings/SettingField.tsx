import { useForm } from '@tanstack/react-form'
import { useCallback, useEffect, useRef, type KeyboardEvent, useState } from 'react'
import { fieldContext } from '../../../../src/forms/fields/useField.ts'
import { errorText, replyText } from '../requests.ts'
import { SettingInput } from './inputs.tsx'
import { isImage, NewImage } from './NewImage.tsx'
import type { JsonValue, OneSetting, EditReply, Problem, ValuePath } from '../../protocol.ts'
import type { FieldControl, Setting } from '../../settingProtocol.ts'
import { useSettingsContext } from './settingsContext.ts'
import classes from './SettingsPanel.module.css'

type SettingFieldProps = { readonly setting: Setting; readonly control: FieldControl }

/**
 * The field of a single value. A choice is saved immediately; typed text is saved with Enter or when the
 * focus leaves the field. If the change is rejected, the field keeps what was entered, with the problem.
 */
export function SettingField({ setting, control }: SettingFieldProps) {
  const { change, rejected } = useSettingsContext()
  const { path, code, value: current, defaultValue, isOptional } = setting
  const saved = code === undefined ? '' : toFieldValue(current)
  const form = useForm({
    defaultValues: { value: saved },
    // A rejected value can be sent again: the cause may be another value.
    canSubmitWhenInvalid: true,
    validators: { onSubmitAsync: ({ value: { value } }) => save(value) },
    onSubmit: ({ value: { value }, formApi }) =>
      formApi.reset({ value: toFieldValue(newValue(value)) }),
  })

  /** The rejected change whose value the field shows. */
  const own = useRef<OneSetting>(undefined)
  const setRejected = useCallback(
    (next: OneSetting | undefined) => {
      if (own.current !== undefined) rejected.delete(own.current)
      if (next !== undefined) rejected.add(next)
      own.current = next
    },
    [rejected],
  )
  useEffect(() => () => setRejected(undefined), [setRejected])
  useEffect(() => {
    // The value was saved together with another one: its error is over.
    if (own.current === undefined || form.state.values.value !== saved) return
    setRejected(undefined)
    form.reset({ value: saved })
  }, [form, saved, setRejected])

  /** The value for what was entered. Undefined: the manifest then contains none, so it is the default. */
  function newValue(entered: string): JsonValue | undefined {
    const isDefault =
      entered.trim() === '' ||
      (control.kind === 'switch' && entered === String(defaultValue ?? false))
    return isOptional && isDefault ? undefined : fromFieldValue(control, entered)
  }

  /** Saves what was entered. Resolves to the error of the field. */
  async function save(entered: string) {
    const value = newValue(entered)
    if (value === undefined && code === undefined) return undefined
    try {
      const one = { path: [...path], before: code, value }
      const reply = await change({ kind: 'setting', ...one })
      setRejected(reply.result === 'rejected' ? one : undefined)
      if (reply.result === 'saved') return undefined
      const { fields, others } = problemsByField(reply, [path])
      const advice = reply.result === 'rejected' && others !== '' ? TOGETHER : ''
      return errorOf([fields.get(0), others, advice].filter(Boolean).join(' '))
    } catch (error) {
      return errorOf(errorText(error))
    }
  }

  const commit = () => {
    if (form.state.values.value !== saved && !form.state.isSubmitting) void form.handleSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.defaultPrevented) {
      event.preventDefault()
      commit()
    }
    if (event.key === 'Escape' && form.state.values.value !== saved) {
      event.stopPropagation()
      setRejected(undefined)
      form.reset({ value: saved })
    }
  }
  const field = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <form.Field name="value">
        {(fieldApi) => (
          <fieldContext.Provider value={fieldApi}>
            <SettingInput
              control={control}
              label={setting.label}
              description={setting.description}
              isOptional={isOptional}
              defaultValue={defaultValue === undefined ? undefined : toFieldValue(defaultValue)}
              onCommit={commit}
            />
          </fieldContext.Provider>
        )}
      </form.Field>
      {isPicked(control) && setting.isRemovable && <RemoveButton setting={setting} />}
    </div>
  )
  if (!isImage(control)) return field
  return (
    <div>
      {field}
      <NewImage label={setting.label} path={path} code={code} />
    </div>
  )
}

/** The advice if a value does not fit another one. */
const TOGETHER =
  'This value is not saved yet. Change the other value now: both are then saved together.'

/** Whether the input has no empty value to choose. */
const isPicked = (control: FieldControl) =>
  control.kind === 'reference' && (control.to === 'image' || control.to === 'icon')

/** An error for the field, as TanStack Form expects it from a validator of the form. */
const errorOf = (message: string) => ({ fields: { value: { message } } })

/** Removes a value from the manifest. */
export function RemoveButton({ setting }: { readonly setting: Setting }) {
  const { change } = useSettingsContext()
  const [problem, setProblem] = useState('')
  const { path, code, label } = setting
  const remove = async (button: HTMLElement) => {
    // The button is gone afterwards.
    const panel = button.closest('aside')
    try {
      const reply = await change({ kind: 'setting', path: [...path], before: code })
      setProblem(replyText(reply, ''))
      if (reply.result === 'saved') panel?.focus({ preventScroll: true })
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <>
      <button
        type="button"
        className={classes.start}
        aria-label={`Remove ${label}`}
        onClick={({ currentTarget }) => void remove(currentTarget)}
      >
        Remove
      </button>
      {problem !== '' && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

/** A value as the fields of the panel contain it. An empty text: the manifest does not contain the value. */
export const toFieldValue = (value: JsonValue | undefined): string =>
  value === undefined ? '' : String(value)

/** What the author entered, as a value of the manifest. Text that is no number is kept: the schema rejects it. */
export function fromFieldValue(control: FieldControl, entered: string): JsonValue {
  switch (control.kind) {
    case 'switch':
      return entered === 'true'
    case 'select':
      return control.options.find((option) => String(option) === entered) ?? entered
    case 'number': {
      const text = entered.trim()
      return text === '' || Number.isNaN(Number(text)) ? text : Number(text)
    }
    case 'text':
    case 'string':
    case 'reference':
      return entered.trim()
  }
}

/** The problems of a reply that is not `saved`: for each field by its index, and those of no field. */
type FieldProblems = {
  readonly fields: ReadonlyMap<number, string>
  readonly others: string
}

/** Assigns the problems of a reply to the fields whose values cause them. */
export function problemsByField(reply: EditReply, paths: readonly ValuePath[]): FieldProblems {
  if (reply.result !== 'rejected') return { fields: new Map(), others: replyText(reply, '') }
  const fields = new Map<number, string>()
  const others: string[] = []
  for (const problem of reply.problems) {
    const index = paths.findIndex((path) => isWithin(problem.path, path))
    const message = problemText(problem)
    if (index === -1) others.push(message)
    else fields.set(index, [fields.get(index), message].filter(Boolean).join(' '))
  }
  return { fields, others: others.join(' ') }
}

const problemText = ({ message, hint }: Problem) => [message, hint].filter(Boolean).join(' ')

const isWithin = (path: ValuePath | undefined, parent: ValuePath) =>
  path !== undefined && parent.every((key, index) => path[index] === key)
