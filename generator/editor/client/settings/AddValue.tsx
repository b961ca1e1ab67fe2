import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import { Button, Select } from '@mantine/core'
import { Icon } from '../../../../src/parts/icons.tsx'
import type { Setting } from '../../protocol.ts'
import { ActionsMenu } from '../ActionsMenu.tsx'
import { problemOf, useEditor } from '../editor.ts'
import { Problem } from '../Problem.tsx'
import { useAttempt } from '../saving.ts'
import { SENTENCES } from '../sentences.ts'
import { isFocusLost } from '../status.ts'
import { unsavedKey } from '../unsaved.ts'
import { useSettings } from './SettingField.tsx'

/** Adds a value with what it needs, or replaces it by another variant. Then its first field has the focus. */
function useNewValue(
  path: ModelPath,
  properties: { readonly revision?: string; readonly shared?: string },
) {
  const { show } = useEditor()
  const { change } = useSettings()
  const { problem, attempt } = useAttempt()
  const add = async (variant: string) => {
    const requested = { kind: 'newValue', path, variant, ...properties } as const
    const opener = document.activeElement
    if (!(await attempt(() => change(requested).then(problemOf)))) return
    // The author may be typing somewhere else in the meantime.
    const isUnmoved = document.activeElement === opener || isFocusLost()
    const added = `[data-path=${JSON.stringify(unsavedKey(path))}]`
    // First what visitors read, e.g. a label, instead of a name that only the site uses.
    const focus = ['textarea', 'input', 'button'].map((field) => `${added} ${field}`)
    show({ message: settings.saved, focus }, isUnmoved)
  }
  return { problem, add }
}

const { settings } = SENTENCES

type AddValueProps = {
  readonly path: ModelPath
  readonly variants: Setting['variants']
  /** The revision of the shared list to which an entry is added. Default: the list that contains the path. */
  readonly shared?: string
  /** The text of the button, e.g. `Add a card`. */
  readonly label: string
}

/** A button that adds a value. If the value has several variants, it opens a menu with them. */
export function AddValue({ path, variants, shared, label }: AddValueProps) {
  const { problem, add } = useNewValue(path, { shared })
  const actions = variants.map(({ value, label: name }) => ({ name, run: () => void add(value) }))
  const [first, ...others] = actions
  const button = (
    <Button
      leftSection={<Icon name="plus" />}
      onClick={others.length === 0 ? first?.run : undefined}
    >
      {label}
    </Button>
  )
  return (
    <div>
      {others.length === 0 ? button : <ActionsMenu actions={actions}>{button}</ActionsMenu>}
      <Problem text={problem} />
    </div>
  )
}

/** The choice of the variant of a value. Another variant replaces it. */
export function VariantChoice({ setting }: { readonly setting: Setting }) {
  const { path, revision, variant, variants } = setting
  const { problem, add } = useNewValue(path, { revision })
  return (
    <>
      <Select
        label={settings.kind}
        data={[...variants]}
        value={variant ?? null}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        onChange={(next) => next !== null && void add(next)}
      />
      <Problem text={problem} />
    </>
  )
}
