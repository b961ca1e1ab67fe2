import { isDeepStrictEqual } from 'node:util'
import type { MatchedEntry } from './matchEntries.ts'
import type { Change, Level } from './change.ts'
import { contentChanges } from './content.ts'
import { isRecord } from './differences.ts'
import type { Snapshot, SnapshotField } from './snapshot.ts'

/** The name of the form part that contains a field. `undefined` if the field has no own part. */
export const partOf = ({ send }: SnapshotField): string | undefined =>
  typeof send === 'string' ? send : undefined

/** The two versions, and the name of the form. */
export type FormVersions = {
  readonly before: Snapshot
  readonly after: Snapshot
  readonly name: string
}

/** The changes of a field of a form. */
export function fieldChanges(
  form: FormVersions,
  { before, after }: MatchedEntry<SnapshotField>,
): Change[] {
  const path = ['forms', form.name, 'fields', after?.index ?? before?.index ?? 0]
  const what = `${after?.value.name ?? before?.value.name}`
  const change = (level: Level, text: string, more: Partial<Change> = {}): Change => ({
    level,
    subject: 'forms',
    path,
    text: `The form ${form.name} ${text}`,
    ...more,
  })
  if (after === undefined) {
    const part = before === undefined ? undefined : partOf(before.value)
    return part === undefined
      ? [change('notable', `no longer has the field ${what}`)]
      : [change('breaking', `no longer has the field ${what} and no longer sends "${part}"`)]
  }
  const field = after.value
  if (before === undefined) {
    const required = field.required ? 'required ' : ''
    return [
      change('notable', `has the new ${required}field ${what}, which is sent as ${sentAs(field)}`),
    ]
  }
  const old = before.value
  return [
    ...(isDeepStrictEqual(old.send, field.send)
      ? []
      : [
          change(
            partOf(old) === undefined ? 'notable' : 'breaking',
            `sends the field ${what} as ${sentAs(field)} instead of ${sentAs(old)}`,
          ),
        ]),
    ...(old.name === field.name
      ? []
      : [change('safe', `renames the field ${old.name} to ${field.name}`)]),
    ...(old.kind === field.kind
      ? []
      : [
          change(
            'notable',
            `changes the kind of the field ${what} from ${old.kind} to ${field.kind}`,
          ),
        ]),
    ...(old.required === field.required
      ? []
      : [change('notable', `${field.required ? 'now requires' : 'no longer requires'} ${what}`)]),
    ...optionChanges(old.options, field.options).map((text) =>
      change('notable', `${text} in the field ${what}`),
    ),
    ...contentChanges(contentOf(old), contentOf(field), {
      before: form.before,
      after: form.after,
      name: `Form ${form.name}, field ${what}`,
      paths: { before: ['forms', form.name, 'fields', before.index], after: path },
    }),
  ]
}

function contentOf(field: SnapshotField): Record<string, unknown> {
  const { name: _, kind: __, required: ___, options: ____, send: _____, ...words } = field
  return words
}

function sentAs({ send }: SnapshotField): string {
  if (typeof send === 'string') return `"${send}"`
  if (isRecord(send) && typeof send['within'] === 'string') return `part of ${send['within']}`
  return 'nothing (it is not sent)'
}

function optionChanges(before: readonly string[], after: readonly string[]): string[] {
  const removed = before.filter((option) => !after.includes(option))
  const added = after.filter((option) => !before.includes(option))
  return [
    ...(removed.length === 0 ? [] : [`no longer offers ${removed.map(quoted).join(', ')}`]),
    ...(added.length === 0 ? [] : [`now offers ${added.map(quoted).join(', ')}`]),
  ]
}

const quoted = (text: string) => JSON.stringify(text)
