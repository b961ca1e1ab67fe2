import { align, isReordered } from './align.ts'
import type { Change, Level } from './change.ts'
import { contentChanges } from './content.ts'
import { fieldChanges, partOf } from './fields.ts'
import type { Lock, LockField, LockForm } from './lock.ts'

/** What changed in the forms: their fields, and the parts that the receiver gets. */
export function formChanges(before: Lock, after: Lock): Change[] {
  const names = [...new Set([...Object.keys(after.forms), ...Object.keys(before.forms)])]
  return names.flatMap((name) => {
    const old = before.forms[name]
    const form = after.forms[name]
    if (form === undefined) {
      return [change(name, 'breaking', `The form ${name} is removed: nothing is sent any more`)]
    }
    if (old === undefined) {
      const parts = form.fields.flatMap((field) => partOf(field) ?? []).join(', ')
      return [change(name, 'notable', `The form ${name} is new, and sends ${parts}`)]
    }
    return oneForm(before, after, name, old, form)
  })
}

const change = (name: string, level: Level, text: string): Change => ({
  level,
  subject: 'forms',
  path: ['forms', name],
  text,
})

function oneForm(before: Lock, after: Lock, name: string, old: LockForm, form: LockForm): Change[] {
  const { fields: oldFields, subject: oldSubject, ...oldWords } = old
  const { fields, subject, ...words } = form
  const aligned = align<LockField>(oldFields, fields, [
    (a, b) => a.name === b.name,
    (a, b) => partOf(a) !== undefined && partOf(a) === partOf(b),
  ])
  const paths = { before: ['forms', name], after: ['forms', name] }
  return [
    ...subjectChanges(name, oldSubject, subject),
    ...aligned.flatMap((pair) => fieldChanges({ before, after, name }, pair)),
    ...(isReordered(aligned)
      ? [change(name, 'safe', `The form ${name} has its fields in another order`)]
      : []),
    ...contentChanges(oldWords, words, { before, after, name: `Form ${name}`, paths }).map(
      asPromise,
    ),
  ]
}

/** What a form says of the use of data is agreed to by those who send it. */
const asPromise = (change: Change): Change =>
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
    const text = `The form ${name} no longer sends the part "Subject"`
    return [{ ...place, level: 'breaking', text, ...values }]
  }
  const what = before === undefined ? 'now sends' : 'sends another text in'
  return [
    { ...place, level: 'notable', text: `The form ${name} ${what} the part "Subject"`, ...values },
  ]
}
