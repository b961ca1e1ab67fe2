import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'
import { type Field, type FieldKind, fieldKinds, type Form } from '../../src/forms/schema.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { siteCountry } from '../manifest/phonesAndAddresses.ts'
import type { Rule } from './rule.ts'

/** Each field of a form is sent, and its properties fit each other. */
export const fieldsAreSent: Rule = function* (site) {
  for (const [id, form] of Object.entries(site.forms)) {
    for (const [index, field] of form.fields.entries()) {
      const path = ['forms', id, 'fields', index]
      yield* sendProblems(form, field, path)
      yield* optionProblems(form, field, path)
    }
  }
}

/** Fields of the kind `phone` accept only numbers of North America, so the country and the language of the site fit. */
export const phoneFieldsFitCountry: Rule = function* (site) {
  const { language, forms } = site
  const country = siteCountry(site)
  const foreign = [country, new Intl.Locale(language).maximize().region ?? country].find(
    (code) => !isSupportedCountry(code) || getCountryCallingCode(code) !== '1',
  )
  if (foreign === undefined) return
  for (const [name, { fields }] of Object.entries(forms)) {
    for (const [index, { kind }] of fields.entries()) {
      if (kind !== 'phone') continue
      yield {
        code: 'us-phone-field',
        path: ['forms', name, 'fields', index, 'kind'],
        message: `A field of the kind "phone" accepts only numbers of North America, but the ${foreign === country ? `country of the site is ${country}` : `language of the site is ${language}`}.`,
        hint: `Write kind: 'internationalPhone', for example with defaultCountry: '${foreign}'.`,
      }
    }
  }
}

function* sendProblems(form: Form, field: Field, path: ModelPath): Generator<Diagnostic> {
  const { name, send } = field
  if (typeof send === 'string' || !('within' in send)) return
  const { within } = send
  const quoted = JSON.stringify(within)
  if (field.required) {
    // It would block every visitor who does not choose the option that reveals it.
    yield {
      code: 'required-hidden-field',
      path: [...path, 'required'],
      message: `This field is hidden until an option of ${quoted} reveals it, so it cannot be required.`,
      hint: 'Remove required. The value is sent if the visitor enters one.',
    }
    return
  }
  const parent = form.fields.find((revealedField) => revealedField.name === within)
  if (parent === undefined) {
    const names = form.fields.flatMap((candidate) =>
      canReveal(candidate.kind) ? [candidate.name] : [],
    )
    yield {
      code: 'unknown-field',
      path: [...path, 'send', 'within'],
      message: `${quoted} is not the name of a field in this form that can have the property other.`,
      hint: suggestion(within, names, 'fields'),
    }
  } else if (otherOf(parent)?.reveals !== name) {
    yield {
      code: 'field-not-sent',
      path: [...path, 'send', 'within'],
      message: `${quoted} has no option that reveals this field, so its value would not be sent.`,
      hint: `Add other: { option: …, reveals: ${JSON.stringify(name)} } to ${quoted}, or give this field its own name in send.`,
    }
  }
}

/** Whether the kind of field has the property `other`. */
const canReveal = (kind: FieldKind) => 'other' in fieldKinds[kind].schema.shape

/** The option of a field that reveals a text field. */
const otherOf = (field: Field) => ('other' in field ? field.other : undefined)

/** The problems of a field's options. None for fields without options. */
function* optionProblems(form: Form, field: Field, path: ModelPath): Generator<Diagnostic> {
  if (!('options' in field)) return
  const options: readonly string[] = field.options
  const other = otherOf(field)
  if (other === undefined) return
  if (!options.includes(other.option)) {
    yield {
      code: 'unknown-option',
      path: [...path, 'other', 'option'],
      message: `${JSON.stringify(other.option)} is not an option of this field.`,
      hint: suggestion(other.option, options, 'options'),
    }
  }
  yield* revealProblems(form, field, other.reveals, [...path, 'other', 'reveals'])
}

/** The revealed field must be a text field that is sent within the field with the options. */
function* revealProblems(
  { fields }: Form,
  field: Field,
  reveals: string,
  path: ModelPath,
): Generator<Diagnostic> {
  const revealed = fields.find(({ name }) => name === reveals)
  const quoted = JSON.stringify(reveals)
  if (revealed === undefined || !isTextField(revealed)) {
    const names = fields.flatMap((field) => (isTextField(field) ? [field.name] : []))
    const message = `${quoted} is not the name of a text field in this form.`
    yield { code: 'unknown-field', path, message, hint: suggestion(reveals, names, 'text fields') }
  } else if (typeof revealed.send === 'string' || !('within' in revealed.send)) {
    const message = `The field ${quoted} is not sent within another field, so this option cannot reveal it.`
    const hint = `Write send: { within: ${JSON.stringify(field.name)} } in the field ${quoted}.`
    yield { code: 'unknown-field', path, message, hint }
  }
}

const isTextField = ({ kind }: Field) => fieldKinds[kind].traits.canBeRevealed ?? false
