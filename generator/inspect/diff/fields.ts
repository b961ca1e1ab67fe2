import { isDeepStrictEqual } from 'node:util'
import type { Aligned } from './align.ts'
import type { Change, Level } from './change.ts'
import { contentChanges } from './content.ts'
import { isRecord } from './leaves.ts'
import type { Lock, LockField } from './lock.ts'

/** The name of the part that carries a field, where it has one of its own. */
export const partOf = ({ send }: LockField): string | undefined =>
  typeof send === 'string' ? send : undefined

/** The two versions, and the form's name. */
export type InForm = { readonly before: Lock; readonly after: Lock; readonly name: string }

/** What changed in a field of a form, for those who fill it in and for those who receive it. */
export function fieldChanges(form: InForm, { before, after }: Aligned<LockField>): Change[] {
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
      ? [change('notable', `loses the field ${what}`)]
      : [change('breaking', `loses the field ${what}: the part "${part}" is no longer sent`)]
  }
  const field = after.value
  if (before === undefined) {
    const must = field.required ? 'required ' : ''
    return [change('notable', `gains the ${must}field ${what}, sent as ${sentAs(field)}`)]
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
      : [change('safe', `calls the field ${old.name} now ${field.name}`)]),
    ...(old.kind === field.kind
      ? []
      : [change('notable', `has the field ${what} as ${field.kind} instead of ${old.kind}`)]),
    ...(old.required === field.required
      ? []
      : [change('notable', `${field.required ? 'now requires' : 'no longer requires'} ${what}`)]),
    ...optionChanges(old.options, field.options).map((text) =>
      change('notable', `${text} in the field ${what}`),
    ),
    ...contentChanges(rest(old), rest(field), {
      before: form.before,
      after: form.after,
      name: `Form ${form.name}, field ${what}`,
      paths: { before: ['forms', form.name, 'fields', before.index], after: path },
    }),
  ]
}

function rest(field: LockField): Record<string, unknown> {
  const { name: _, kind: __, required: ___, options: ____, send: _____, ...words } = field
  return words
}

function sentAs({ send }: LockField): string {
  if (typeof send === 'string') return `"${send}"`
  if (isRecord(send) && typeof send['within'] === 'string') return `part of ${send['within']}`
  return 'nothing (it is not sent)'
}

function optionChanges(before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((option) => !after.includes(option))
  const fresh = after.filter((option) => !before.includes(option))
  return [
    ...(gone.length === 0 ? [] : [`no longer offers ${gone.map(quoted).join(', ')}`]),
    ...(fresh.length === 0 ? [] : [`newly offers ${fresh.map(quoted).join(', ')}`]),
  ]
}

const quoted = (text: string) => JSON.stringify(text)
