import type { Answers } from '../answers.ts'
import type { SiteForm } from '../definition.ts'
import { implementationOf } from '../fields/implementationOf.ts'
import { serializeText } from '../fields/serializeText.ts'

/** One part of what is sent: its name and its text. */
export type Part = readonly [name: string, value: string]

/** What the fields of a form send, in order: a part for each field that is filled in. */
export function fieldParts(form: SiteForm, answers: Answers): Part[] {
  return form.fields.flatMap((field): Part[] => {
    const { kind, name, send } = field
    if (typeof send !== 'string') return []
    const value = implementationOf(form, kind).serialize(answers[name], field, answers)
    return value === '' ? [] : [[send, value]]
  })
}

/** Everything that a form sends: with the service's own parts, and the trap if something fell in. */
export function partsOf(
  form: SiteForm,
  answers: Answers,
  { accessKey, trap }: { readonly accessKey: string; readonly trap: boolean },
): Part[] {
  const address = form.replyTo && serializeText(answers[form.replyTo])
  return [
    ['access_key', accessKey],
    ...(form.subject ? [['Subject', form.subject] as const] : []),
    ...fieldParts(form, answers),
    ...(address ? [['replyto', address] as const] : []),
    ...(trap ? [['botcheck', 'on'] as const] : []),
  ]
}

/** The answers in the form in which they are sent. */
export function inOrder(form: SiteForm, answers: Answers): Answers {
  return Object.fromEntries(
    form.fields.map(({ name, kind }) => {
      const value = answers[name] ?? ''
      const { normalize } = implementationOf(form, kind)
      return [name, typeof value === 'string' && normalize ? normalize(value) : value]
    }),
  )
}
