import { fieldKinds, type Field, type FieldKind } from '../../src/forms/fields/schemas.ts'
import type { Form } from '../../src/forms/schema.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { duplicates } from './duplicates.ts'
import { limitProblems } from './fieldLimits.ts'
import { optionProblems, otherOf } from './fieldOptions.ts'
import { labelLinkProblems } from './labelLinks.ts'
import type { Rule } from './rule.ts'

/** Names in the form data that the form service reserves. */
const RESERVED_NAMES = ['access_key', 'redirect', 'botcheck', 'replyto', 'Subject']

/** Each field of a form is sent exactly once, with a unique name. */
export const fieldsAreSentOnce: Rule<'forms'> = (site) =>
  Object.entries(site.forms).flatMap(([id, form]) => [
    ...duplicates(
      'duplicate-field-name',
      'the name of a field',
      fieldNames(id, form),
      'Rename one of the two fields.',
    ),
    ...duplicates(
      'duplicate-send-name',
      'the send name of a field',
      sendNames(id, form),
      'Give each field its own name in send.',
    ),
    ...duplicates(
      'field-revealed-twice',
      'revealed by another field',
      reveals(id, form),
      'Give each of the two fields its own text field.',
    ),
    ...form.fields.flatMap((field, index) =>
      fieldProblems(form, field, ['forms', id, 'fields', index]),
    ),
  ])

const fieldNames = (id: string, form: Form) =>
  form.fields.map(({ name }, index) => ({
    value: name,
    path: ['forms', id, 'fields', index, 'name'],
  }))

const sendNames = (id: string, form: Form) =>
  form.fields.flatMap(({ send }, index) =>
    typeof send === 'string' ? [{ value: send, path: ['forms', id, 'fields', index, 'send'] }] : [],
  )

const reveals = (id: string, form: Form) =>
  form.fields.flatMap((field, index) => {
    const value = otherOf(field)?.reveals
    return value === undefined
      ? []
      : [{ value, path: ['forms', id, 'fields', index, 'other', 'reveals'] }]
  })

function fieldProblems(form: Form, field: Field, path: ModelPath): Diagnostic[] {
  return [
    ...reservedSendName(field, path),
    ...withinProblems(form, field, path),
    ...optionProblems(form, field, path),
    ...limitProblems(field, path),
    ...labelLinkProblems(field, path),
  ]
}

function reservedSendName({ send }: Field, path: ModelPath): Diagnostic[] {
  if (typeof send !== 'string' || !RESERVED_NAMES.includes(send)) return []
  return [
    {
      code: 'reserved-send-name',
      path: [...path, 'send'],
      message: `${JSON.stringify(send)} is a name that the form itself sends.`,
      hint: `Choose another name. Reserved names: ${RESERVED_NAMES.join(', ')}.`,
    },
  ]
}

function withinProblems(form: Form, field: Field, path: ModelPath): Diagnostic[] {
  const { name, send } = field
  if (typeof send === 'string' || !('within' in send)) return []
  if (field.required) return [requiredHiddenField(send.within, path)]
  const parent = form.fields.find((field) => field.name === send.within)
  if (parent === undefined) {
    const names = form.fields.flatMap(({ name, kind }) => (canReveal(kind) ? [name] : []))
    return [
      {
        code: 'unknown-field',
        path: [...path, 'send', 'within'],
        message: `${JSON.stringify(send.within)} is not the name of a field in this form that can have the property other.`,
        hint: suggestion(send.within, names, 'fields'),
      },
    ]
  }
  if (otherOf(parent)?.reveals === name) return []
  return [
    {
      code: 'field-not-sent',
      path: [...path, 'send', 'within'],
      message: `${JSON.stringify(send.within)} has no option that reveals this field, so its value would not be sent.`,
      hint: `Add other: { option: …, reveals: ${JSON.stringify(name)} } to ${JSON.stringify(send.within)}, or give this field its own name in send.`,
    },
  ]
}

/** Whether the kind of field has the property `other`. */
const canReveal = (kind: FieldKind) => 'other' in fieldKinds[kind].schema.shape

/** A hidden required field would block every visitor who does not choose the option that reveals it. */
const requiredHiddenField = (parent: string, path: ModelPath): Diagnostic => ({
  code: 'required-hidden-field',
  path: [...path, 'required'],
  message: `This field is hidden until an option of ${JSON.stringify(parent)} reveals it, so it cannot be required.`,
  hint: 'Remove required. The value is sent if the visitor enters one.',
})
