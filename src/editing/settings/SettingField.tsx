import { useForm } from '@tanstack/react-form'
import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react'
import { fieldContext } from '../../forms/fields/useField.ts'
import { errorText } from '../replyText.ts'
import { fromFieldValue, toFieldValue } from './fieldValue.ts'
import { SettingInput } from './inputs/SettingInput.tsx'
import { isImage, NewImage } from './NewImage.tsx'
import { problemsByField } from './problemsByField.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { JsonValue, OneSetting } from './settingChange.ts'
import type { FieldControl, Setting } from './settings.ts'
import { useSettingsContext } from './settingsContext.ts'

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
