import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Chevron } from '../../../../src/forms/fields/select/Chevron.tsx'
import type { Setting } from '../../protocol.ts'
import { problemOf, useEditor } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import { unsavedKey } from '../unsaved.ts'
import { useSettings } from './SettingField.tsx'
import classes from './SettingsPanel.module.css'

type AddValueProps = {
  readonly path: ModelPath
  readonly variants: readonly string[]
  /** The value that is replaced. Default: there is no value. */
  readonly current?: Pick<Setting, 'variant' | 'revision'>
  /** The revision of the shared list to which an entry is added. Default: the list that contains the path. */
  readonly shared?: string
  /** The text of the button, e.g. `Add an entry to Actions`. */
  readonly label: string
}

/** A button that adds a value with what it needs, or replaces it by another variant. Then its first field has the focus. */
export function AddValue({ path, variants, current, shared, label }: AddValueProps) {
  const { show } = useEditor()
  const { change } = useSettings()
  const { problem, attempt } = useAttempt()
  const [variant = '', setVariant] = useState(current?.variant ?? variants[0])
  const add = async () => {
    const revision = current?.revision
    const requested = { kind: 'newValue', path, revision, variant, shared } as const
    if (!(await attempt(() => change(requested).then(problemOf)))) return
    const added = `[data-path=${JSON.stringify(unsavedKey(path))}]`
    // First what visitors read, e.g. a label, instead of a name that only the site uses.
    const focus = ['textarea', 'input', 'button'].map(
      (field) => `${added} ${field}:not(details:not([open]) *)`,
    )
    show({ message: 'Saved.', focus }, true)
  }
  return (
    <>
      {variants.length > 1 && (
        <NativeSelect
          label="Kind"
          aria-label={`Kind: ${label}`}
          value={variant}
          data={[...variants]}
          rightSection={<Chevron />}
          onChange={({ currentTarget }) => setVariant(currentTarget.value)}
        />
      )}
      {variant !== current?.variant && (
        <button type="button" className={classes.start} onClick={() => void add()}>
          {label}
        </button>
      )}
      <Problem text={problem} />
    </>
  )
}
