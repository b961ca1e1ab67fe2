import { TextInput } from '@mantine/core'
import { toFieldValue } from './fieldValue.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { Setting } from './settings.ts'

/** A value that is computed in the manifest, with its code. It cannot be changed here. */
export function ComputedSetting({ setting }: { readonly setting: Setting }) {
  const { label, value, code, location, isRemovable } = setting
  return (
    <>
      <TextInput
        label={label}
        value={toFieldValue(value)}
        readOnly
        description={`Computed by ${code} in ${location}. Change it there.`}
      />
      {isRemovable && <RemoveButton setting={setting} />}
    </>
  )
}
