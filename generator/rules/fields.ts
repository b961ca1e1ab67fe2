import { fieldKinds, type Field, type FieldKind } from '../../src/forms/fields/schemas.ts'
import type { Form } from '../../src/forms/schema.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** Part names that the form service keeps for itself. */
const RESERVED_PARTS = ['access_key', 'redirect', 'botcheck', 'replyto', 'Subject']

/** Each field of a form is sent exactly once, under a name of its own. */
export const fieldsAreSentOnce: Rule = (site) =>
  Object.entries(site.forms).flatMap(([id, form]) => [
    ...duplicates('duplicate-field', 'the name of a field', named(id, form), 'Rename one of them.'),
    ...duplicates(
      'duplicate-part',
      'the name of a part',
      parts(id, form),
      'Each part carries one field.',
    ),
    ...duplicates(
      'duplicate-reveal',
      'the field that another one reveals',
      reveals(id, form),
      'Give each of them a text field of its own.',
    ),
    ...form.fields.flatMap((field, index) =>
      fieldProblems(form, field, ['forms', id, 'fields', index]),
    ),
  ])

const named = (id: string, form: Form) =>
  form.fields.map(({ name }, index) => ({
    value: name,
    path: ['forms', id, 'fields', index, 'name'],
  }))

const parts = (id: string, form: Form) =>
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

const otherOf = (field: Field) => ('other' in field ? field.other : undefined)

function fieldProblems(form: Form, field: Field, path: ModelPath): Diagnostic[] {
  return [
    ...reservedPart(field, path),
    ...withinProblems(form, field, path),
    ...optionProblems(form, field, path),
  ]
}

function reservedPart({ send }: Field, path: ModelPath): Diagnostic[] {
  if (typeof send !== 'string' || !RESERVED_PARTS.includes(send)) return []
  return [
    {
      code: 'reserved-part',
      path: [...path, 'send'],
      message: `${JSON.stringify(send)} is a part that the form itself sends`,
      hint: 'Choose another name for the part.',
    },
  ]
}

function withinProblems(form: Form, field: Field, path: ModelPath): Diagnostic[] {
  const { name, send } = field
  if (typeof send === 'string' || !('within' in send)) return []
  if (field.required) return [requiredUnseen(path)]
  const parent = form.fields.find((field) => field.name === send.within)
  if (parent === undefined) {
    const names = form.fields.flatMap(({ name, kind }) => (canReveal(kind) ? [name] : []))
    return [
      unknown(
        'unknown-field',
        [...path, 'send', 'within'],
        send.within,
        names,
        'fields with options',
      ),
    ]
  }
  if (otherOf(parent)?.reveals === name) return []
  return [
    {
      code: 'field-not-sent',
      path: [...path, 'send', 'within'],
      message: `${JSON.stringify(send.within)} does not carry this field, so it would not be sent`,
      hint: `Let that field declare other: { option: …, reveals: ${JSON.stringify(name)} }, or give this one a part of its own.`,
    },
  ]
}

/** Whether fields of a kind can have an option that reveals another field. */
const canReveal = (kind: FieldKind) => 'other' in fieldKinds[kind].schema.shape

/** A field that only "Other" reveals would stop everybody who did not choose that. */
const requiredUnseen = (path: ModelPath): Diagnostic => ({
  code: 'required-unseen',
  path: [...path, 'required'],
  message: 'a field that only another one reveals cannot be required',
  hint: 'Remove required: what is typed is sent where there is something.',
})

function optionProblems(form: Form, field: Field, path: ModelPath): Diagnostic[] {
  if (!('options' in field)) return []
  const twice = duplicates(
    'duplicate-option',
    'an option',
    field.options.map((value, index) => ({ value, path: [...path, 'options', index] })),
    'Remove one of them.',
  )
  const other = otherOf(field)
  if (other === undefined) return twice
  const { option, reveals } = other
  const revealed = form.fields.find(({ name }) => name === reveals)
  const carried = typeof revealed?.send === 'object' && 'within' in revealed.send
  return [
    ...twice,
    ...(field.options.includes(option)
      ? []
      : [
          unknown('unknown-option', [...path, 'other', 'option'], option, field.options, 'options'),
        ]),
    ...(carried && canBeRevealed(revealed.kind)
      ? []
      : [
          unknown(
            'unknown-field',
            [...path, 'other', 'reveals'],
            reveals,
            form.fields.flatMap(({ name, kind }) => (canBeRevealed(kind) ? [name] : [])),
            'text fields',
          ),
        ]),
  ]
}

const canBeRevealed = (kind: FieldKind) => fieldKinds[kind].traits.canBeRevealed ?? false

function unknown(
  code: DiagnosticCode,
  path: ModelPath,
  name: string,
  names: readonly string[],
  what: string,
): Diagnostic {
  return {
    code,
    path,
    message: `${JSON.stringify(name)} is not among the ${what} that can stand here`,
    hint: suggestion(name, names, what),
  }
}
