import type { FormValues } from '../formValues.ts'
import type { SiteForm } from '../definition.ts'
import { implementationOf } from '../fields/implementationOf.ts'
import { serializeText } from '../fields/serializeText.ts'

/** One part of the multipart request body: its name, and its text or file. */
export type Part = readonly [name: string, value: string | File]

/** The parts of the form's fields, in order. A field without a value has no part. */
export function fieldParts(form: SiteForm, values: FormValues): Part[] {
  return form.fields.flatMap((field): Part[] => {
    const { kind, name, send } = field
    if (typeof send !== 'string') return []
    const value = implementationOf(form, kind).serialize(values[name], field, values)
    return [value].flat().flatMap((one): Part[] => (one === '' ? [] : [[send, one]]))
  })
}

/** All parts of the request: those of the fields and those that the form service needs. */
export function formParts(
  form: SiteForm,
  values: FormValues,
  { accessKey, honeypot }: { readonly accessKey: string; readonly honeypot: boolean },
): Part[] {
  const replyTo = form.replyTo && serializeText(values[form.replyTo])
  return [
    ['access_key', accessKey],
    ...(form.subject ? [['Subject', form.subject] as const] : []),
    ...fieldParts(form, values),
    ...(replyTo ? [['replyto', replyTo] as const] : []),
    ...(honeypot ? [['botcheck', 'on'] as const] : []),
  ]
}

/** The values after `normalize` of each kind of field, as they are validated and sent. */
export function normalizeValues(form: SiteForm, values: FormValues): FormValues {
  return Object.fromEntries(
    form.fields.map(({ name, kind }) => {
      const value = values[name] ?? ''
      const { normalize } = implementationOf(form, kind)
      return [name, typeof value === 'string' && normalize ? normalize(value) : value]
    }),
  )
}
