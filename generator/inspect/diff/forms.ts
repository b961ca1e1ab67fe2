import { matchEntries, isReordered } from './matchEntries.ts'
import type { Change, Level } from './change.ts'
import { contentChanges } from './content.ts'
import { fieldChanges, partOf } from './fields.ts'
import type { Snapshot, SnapshotField, SnapshotForm } from './snapshot.ts'

/** The changes of forms: their fields and the sent parts. */
export function formChanges(before: Snapshot, after: Snapshot): Change[] {
  const names = [...new Set([...Object.keys(after.forms), ...Object.keys(before.forms)])]
  return names.flatMap((name) => {
    const old = before.forms[name]
    const form = after.forms[name]
    if (form === undefined) {
      return [change(name, 'breaking', `The form ${name} was removed`)]
    }
    if (old === undefined) {
      const parts = form.fields.flatMap((field) => partOf(field) ?? []).join(', ')
      return [change(name, 'notable', `The form ${name} is new and sends ${parts}`)]
    }
    return singleFormChanges(before, after, name, old, form)
  })
}

const change = (name: string, level: Level, text: string): Change => ({
  level,
  subject: 'forms',
  path: ['forms', name],
  text,
})

function singleFormChanges(
  before: Snapshot,
  after: Snapshot,
  name: string,
  old: SnapshotForm,
  form: SnapshotForm,
): Change[] {
  const { fields: oldFields, subject: oldSubject, ...oldWords } = old
  const { fields, subject, ...words } = form
  const matched = matchEntries<SnapshotField>(oldFields, fields, [
    (a, b) => a.name === b.name,
    (a, b) => partOf(a) !== undefined && partOf(a) === partOf(b),
  ])
  const paths = { before: ['forms', name], after: ['forms', name] }
  return [
    ...subjectChanges(name, oldSubject, subject),
    ...matched.flatMap((pair) => fieldChanges({ before, after, name }, pair)),
    ...(isReordered(matched)
      ? [change(name, 'safe', `The order of the fields of the form ${name} changed`)]
      : []),
    ...contentChanges(oldWords, words, { before, after, name: `Form ${name}`, paths }).map(
      ratePrivacyChange,
    ),
  ]
}

/** A change of the privacy text is notable, because visitors agree to it. */
const ratePrivacyChange = (change: Change): Change =>
  change.path.at(-1) === 'privacy' ? { ...change, level: 'notable', subject: 'forms' } : change

function subjectChanges(
  name: string,
  before: string | undefined,
  after: string | undefined,
): Change[] {
  if (before === after) return []
  const place = { subject: 'forms', path: ['forms', name, 'subject'] } as const
  const values = {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }
  if (after === undefined) {
    const text = `The form ${name} no longer sends "Subject"`
    return [{ ...place, level: 'breaking', text, ...values }]
  }
  const text =
    before === undefined
      ? `The form ${name} now sends "Subject"`
      : `The form ${name} sends another "Subject"`
  return [{ ...place, level: 'notable', text, ...values }]
}
