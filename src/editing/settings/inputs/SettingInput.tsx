import type { FieldControl } from '../settings.ts'
import { LinkSettingInput } from './LinkSettingInput.tsx'
import { PickerSettingInput } from './PickerSettingInput.tsx'
import { NameSettingInput, SelectSettingInput } from './SelectSettingInput.tsx'
import type { SettingInputProps } from './settingInput.ts'
import { SwitchSettingInput } from './SwitchSettingInput.tsx'
import { TextSettingInput } from './TextSettingInput.tsx'

/** The input for a kind of value. It is inside a field of TanStack Form. */
export function SettingInput({ control, ...props }: SettingInputProps<FieldControl>) {
  switch (control.kind) {
    case 'switch':
      return <SwitchSettingInput {...props} control={control} />
    case 'select':
      return <SelectSettingInput {...props} control={control} />
    case 'reference':
      if (control.to === 'link') return <LinkSettingInput {...props} control={control} />
      return control.to === 'image' || control.to === 'icon' ? (
        <PickerSettingInput {...props} control={control} />
      ) : (
        <NameSettingInput {...props} control={control} />
      )
    case 'string':
      return control.suggestions === undefined ? (
        <TextSettingInput {...props} control={control} />
      ) : (
        <LinkSettingInput {...props} control={control} />
      )
    case 'text':
    case 'number':
      return <TextSettingInput {...props} control={control} />
  }
}
