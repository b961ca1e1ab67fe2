import type { FormValues } from '../formValues.ts'
import type { SiteForm } from '../definition.ts'
import type { RenderedField } from '../renderedForm.ts'
import { implementationOf } from '../fields/implementationOf.ts'
import { serializeText } from '../fields/serializeText.ts'

/** One part of the multipart request body: its name, and its text or file. */
export type Part = readonly [name: string, value: string | File]

/** A part with text. */
type TextPart = readonly [name: string, value: string]

/** The values of the form's fields as text, in order, with the names of files. A field without a value has none. */
export const fieldTexts = (form: SiteForm, values: FormValues): TextPart[] =>
  form.fields.flatMap((field) => textPart(form, field, values))

function textPart(form: SiteForm, field: RenderedField, values: FormValues): TextPart[] {
  const { kind, name, send } = field
  if (typeof send !== 'string') return []
  const value = implementationOf(form, kind).serialize(values[name], field, values)
  return value === '' ? [] : [[send, value]]
}

/** The part of a field: its text, or a part for each of its files. */
function sentParts(form: SiteForm, field: RenderedField, values: FormValues): readonly Part[] {
  const files = implementationOf(form, field.kind).readFiles?.(form, field)
  return files?.map((file) => [`${field.send}`, file]) ?? textPart(form, field, values)
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
    ...form.fields.flatMap((field) => sentParts(form, field, values)),
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
