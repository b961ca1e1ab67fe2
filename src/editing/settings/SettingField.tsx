import { useForm } from '@tanstack/react-form'
import type { KeyboardEvent } from 'react'
import { fieldContext } from '../../forms/fieldContext.ts'
import { errorText } from '../replyText.ts'
import { fromFieldValue, toFieldValue } from './fieldValue.ts'
import { SettingInput } from './inputs/SettingInput.tsx'
import { isImage, NewImage } from './NewImage.tsx'
import { problemsByField } from './problemsByField.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { JsonValue } from './settingChange.ts'
import type { FieldControl, Setting } from './settings.ts'
import { useSettingsContext } from './settingsContext.ts'

type SettingFieldProps = { readonly setting: Setting; readonly control: FieldControl }

/**
 * The field of a single value. A choice is saved immediately; typed text is saved with Enter or when the
 * focus leaves the field. If the change is rejected, the field keeps what was entered, with the problem.
 */
export function SettingField({ setting, control }: SettingFieldProps) {
  const { change } = useSettingsContext()
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
      const reply = await change({ kind: 'setting', path: [...path], before: code, value })
      if (reply.result === 'saved') return undefined
      const { fields, others } = problemsByField(reply, [path])
      return errorOf([fields.get(0), others].filter(Boolean).join(' '))
    } catch (error) {
      return errorOf(errorText(error))
    }
  }

  const commit = () => {
    if (form.state.values.value !== saved && !form.state.isSubmitting) void form.handleSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.defaultPrevented) {
      event.preventDefault()
      commit()
    }
    if (event.key === 'Escape' && form.state.values.value !== saved) {
      event.stopPropagation()
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

/** Whether the input has no empty value to choose. */
const isPicked = (control: FieldControl) =>
  control.kind === 'reference' && (control.to === 'image' || control.to === 'icon')

/** An error for the field, as TanStack Form expects it from a validator of the form. */
const errorOf = (message: string) => ({ fields: { value: { message } } })
