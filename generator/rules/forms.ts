import { fieldKinds, type Field, type FieldKind, type Form } from '../../src/forms/schema.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { duplicates, type Rule } from './rule.ts'
import type { Page } from '../../src/site/page.ts'

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

/** The option of a field that reveals a text field. */
const otherOf = (field: Field) => ('other' in field ? field.other : undefined)

/** The problems of a field's options. None for fields without options. */
function optionProblems(form: Form, field: Field, path: ModelPath): Diagnostic[] {
  if (!('options' in field)) return []
  return [
    ...duplicates(
      'duplicate-option',
      'an option of this field',
      field.options.map((value, index) => ({ value, path: [...path, 'options', index] })),
      'Remove one of the two options.',
    ),
    ...commaProblems(field, field.options, [...path, 'options']),
    ...otherProblems(form, field, field.options, [...path, 'other']),
  ]
}

/** The recipient could not tell an option with a comma from two options. */
const commaProblems = (
  { kind }: Field,
  options: readonly string[],
  path: ModelPath,
): Diagnostic[] =>
  options.flatMap((option, index): Diagnostic[] =>
    option.includes(',') && fieldKinds[kind].traits.joinsOptions === true
      ? [
          {
            code: 'option-with-comma',
            path: [...path, index],
            message: `${JSON.stringify(option)} contains a comma, but the chosen options of this field are sent joined by commas.`,
            hint: 'Write the option without a comma, e.g. with "and" or parentheses.',
          },
        ]
      : [],
  )

function otherProblems(
  form: Form,
  field: Field,
  options: readonly string[],
  path: ModelPath,
): Diagnostic[] {
  const other = otherOf(field)
  if (other === undefined) return []
  const { option, reveals } = other
  const isKnown = options.includes(option)
  return [
    ...(isKnown ? [] : [unknownOption(option, options, [...path, 'option'])]),
    ...revealProblems(form, field, reveals, [...path, 'reveals']),
  ]
}

const unknownOption = (
  option: string,
  options: readonly string[],
  path: ModelPath,
): Diagnostic => ({
  code: 'unknown-option',
  path,
  message: `${JSON.stringify(option)} is not an option of this field.`,
  hint: suggestion(option, options, 'options'),
})

/** The revealed field must be a text field that is sent within the field with the options. */
function revealProblems(
  { fields }: Form,
  field: Field,
  reveals: string,
  path: ModelPath,
): Diagnostic[] {
  const revealed = fields.find(({ name }) => name === reveals)
  const quoted = JSON.stringify(reveals)
  if (revealed === undefined || !isTextField(revealed)) {
    const names = fields.flatMap((each) => (isTextField(each) ? [each.name] : []))
    const message = `${quoted} is not the name of a text field in this form.`
    return [
      { code: 'unknown-field', path, message, hint: suggestion(reveals, names, 'text fields') },
    ]
  }
  if (typeof revealed.send === 'object' && 'within' in revealed.send) return []
  const message = `The field ${quoted} is not sent within another field, so this option cannot reveal it.`
  const hint = `Write send: { within: ${JSON.stringify(field.name)} } in the field ${quoted}.`
  return [{ code: 'unknown-field', path, message, hint }]
}

const isTextField = ({ kind }: Field) => fieldKinds[kind].traits.canBeRevealed ?? false

/**
 * The problem of a field whose `min` is larger than its `max`. None for fields without limits.
 * `today` is not compared, because it changes.
 */
function limitProblems(field: Field, path: ModelPath): Diagnostic[] {
  if (!('min' in field) || !('max' in field)) return []
  const { min, max } = field
  if (min === undefined || max === undefined || min === 'today' || max === 'today' || min <= max) {
    return []
  }
  return [
    {
      code: 'min-above-max',
      path: [...path, 'min'],
      message: `min is ${JSON.stringify(min)}, but max is ${JSON.stringify(max)}, so no value is allowed.`,
      hint: 'Write a min that is not larger than max.',
    },
  ]
}

/** A page shows each form at most once: the ids of its fields contain the name of the form. */
export const formsAreShownOnce: Rule<'routes' | 'notFound'> = (site) => [
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'alias' in route ? [] : repeatedForms(route, ['routes', path]),
  ),
  ...repeatedForms(site.notFound, ['notFound']),
]

const repeatedForms = ({ sections }: Page, page: ModelPath) =>
  duplicates(
    'duplicate-form',
    'the form of a section on this page',
    sections.flatMap((section, index) =>
      'form' in section
        ? [{ value: section.form, path: [...page, 'sections', index, 'form'] }]
        : [],
    ),
    'Remove one of the two sections, and link to the other one.',
  )

/** The problem of a field with a link whose text is not in the label exactly once. */
function labelLinkProblems(field: Field, path: ModelPath): Diagnostic[] {
  if (!('link' in field) || field.link === undefined) return []
  const { label, link } = field
  const count = label.split(link.text).length - 1
  if (count === 1) return []
  const times = count === 0 ? 'is not in' : `is ${count} times in`
  return [
    {
      code: 'link-text-not-in-label',
      path: [...path, 'link', 'text'],
      message: `${JSON.stringify(link.text)} ${times} the label ${JSON.stringify(label)}.`,
      hint: 'Write the part of the label that is the link. It must occur once.',
    },
  ]
}
