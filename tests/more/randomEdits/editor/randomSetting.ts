import { formatPath } from '../../../../generator/diagnostics/diagnostic.ts'
import type { JsonValue } from '../../../../generator/editor/protocol.ts'
import type { Choices, Setting } from '../../../../generator/editor/settingProtocol.ts'
import { changedValue } from '../changedValue.ts'
import type { Random } from '../random.ts'
import { randomPath, type ProposeChange } from './editorState.ts'

/** Another value of a random setting of a page, or its removal. */
export const randomSetting: ProposeChange = async (state) => {
  const { session, random } = state
  const page = randomPath(state)
  const { targets } = await session.settings({ page, path: [] })
  const target = random.pick(targets)
  if (target === undefined) return undefined
  const { settings, choices } = await session.settings({ page, path: target.path })
  const setting = random.pick(settings.flatMap(withInner))
  if (setting === undefined) return undefined
  const { path, code: before } = setting
  const value = random.below(5) === 0 ? undefined : otherValue(setting, choices, random)
  return {
    description: `setting ${formatPath(path)} to ${JSON.stringify(value)}`,
    change: { kind: 'setting', path, before, value },
  }
}

/** A setting and those inside it. */
function withInner(setting: Setting): readonly Setting[] {
  const { control } = setting
  if (control.kind === 'group') return control.settings.flatMap(withInner)
  if (control.kind === 'list' || control.kind === 'record') {
    return [setting, ...control.entries.flatMap(withInner)]
  }
  return [setting]
}

function otherValue({ control, value }: Setting, choices: Choices, random: Random): JsonValue {
  switch (control.kind) {
    case 'select':
      return random.pick(control.options) ?? ''
    case 'reference':
      return random.pick([...choices[control.to].map((each) => each.value), '/missing']) ?? ''
    case 'number':
      return random.below(200) - 20
    case 'switch':
      return value !== true
    case 'text':
    case 'string':
      return String(changedValue(value, random) ?? 'other')
    default:
      // A list or an object with another type, which is rejected.
      return 'text'
  }
}
