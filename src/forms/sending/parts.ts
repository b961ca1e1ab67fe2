import { formatEmail } from '../fields/email/emailAddress.ts'
import { formatPhone } from '../fields/phone/phoneNumber.ts'
import type { Answers } from '../answers.ts'
import type { SiteForm, WirePart } from '../definition.ts'

/** One part of what is sent: its name and its text. */
export type Part = readonly [name: string, value: string]

/**
 * What the fields of a form send, in order: a part for each field that is filled in. Options are
 * joined by comma and space, with what was typed for "Other" in place of that word.
 */
export function fieldParts(form: SiteForm, answers: Answers): Part[] {
  return form.wire.flatMap((wire): Part[] => {
    const value = valueOf(wire, answers)
    return value === '' ? [] : [[wire.part, value]]
  })
}

/** Everything that a form sends: with the service's own parts, and the trap if something fell in. */
export function partsOf(
  form: SiteForm,
  answers: Answers,
  { accessKey, trap }: { readonly accessKey: string; readonly trap: boolean },
): Part[] {
  const replyTo = form.fields.find(({ kind }) => kind === 'email')
  const address = replyTo && textOf(answers[replyTo.name])
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
      if (typeof value !== 'string') return [name, value]
      if (kind === 'email') return [name, formatEmail(value)]
      return [name, kind === 'phone' ? formatPhone(value) : value]
    }),
  )
}

function valueOf({ field, other }: WirePart, answers: Answers): string {
  const value = answers[field]
  if (!Array.isArray(value)) return textOf(value)
  return value
    .map((option) => (option === other?.option ? textOf(answers[other.field]) : option))
    .filter((option) => option !== '')
    .join(', ')
}

const textOf = (value: Answers[string] | undefined) =>
  typeof value === 'string' ? value.trim() : ''
