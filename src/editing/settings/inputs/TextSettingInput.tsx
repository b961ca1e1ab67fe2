import { Textarea, TextInput } from '@mantine/core'
import type { FieldControl } from '../settings.ts'
import { useSettingInput, type SettingInputProps } from './settingInput.ts'

type TextControl = Extract<FieldControl, { kind: 'text' | 'string' | 'number' }>

/** A text or a number. An empty one is the default. */
export function TextSettingInput(props: SettingInputProps<TextControl>) {
  const { control, defaultValue, onCommit } = props
  const { input, value, setValue } = useSettingInput(props)
  if (control.kind === 'text') {
    return (
      <Textarea
        {...input}
        value={value}
        rows={Math.max(1, Math.min(8, Math.ceil(value.length / 44)))}
        placeholder={defaultValue}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        onBlur={onCommit}
      />
    )
  }
  return (
    <TextInput
      {...input}
      value={value}
      placeholder={defaultValue}
      inputMode={control.kind === 'number' ? 'decimal' : undefined}
      title={control.kind === 'number' ? limitsOf(control) : undefined}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={onCommit}
    />
  )
}

/** The limits of a number in words, e.g. `2 to 5`. */
function limitsOf({ min, max }: { readonly min?: number; readonly max?: number }) {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`
  if (min !== undefined) return `${min} or more`
  return max === undefined ? undefined : `${max} or less`
}
