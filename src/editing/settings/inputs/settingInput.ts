import { firstMessage, useFieldContext } from '../../../forms/fields/useField.ts'
import type { FieldControl } from '../settings.ts'

/** The properties of the input of a setting. */
export type SettingInputProps<Control extends FieldControl = FieldControl> = {
  readonly control: Control
  readonly label: string
  readonly description: string | undefined
  /** Whether the value can be missing. */
  readonly isOptional: boolean
  /** The value if there is none, as text. */
  readonly defaultValue: string | undefined
  /** Called when the author has chosen a value, or has finished typing. */
  readonly onCommit: () => void
}

/** The field of a setting in TanStack Form, and the properties that all inputs have. */
export function useSettingInput({ label, description }: SettingInputProps) {
  const fieldApi = useFieldContext<string>()
  const error = firstMessage(fieldApi.state.meta.errors)
  return {
    value: fieldApi.state.value,
    setValue: fieldApi.handleChange,
    /** Whether the author has changed nothing yet. */
    isUnchanged: fieldApi.state.meta.isDefaultValue,
    input: { label, description, error, 'aria-invalid': error !== undefined || undefined },
  }
}
