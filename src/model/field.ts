import * as z from 'zod'
import { line, NAME } from './text.ts'

/** How a field's value reaches the form service. */
const sending = z.union([
  /** The name of the part that carries the value, letter for letter. Unique in the form. */
  line,
  /** The value travels inside the part of another field: what "Other" stands for. */
  z.strictObject({ within: z.string().regex(NAME) }),
  /** The value is not sent, and why. */
  z.strictObject({ never: line }),
])

const common = {
  /** The field's name in the form's state and in element ids: lower camel case, unique in the form. */
  name: z.string().regex(NAME, 'a field name is lower camel case, e.g. jobInterests'),
  /** The words beside the field. */
  label: line,
  /** One line of help under the label. */
  hint: line.optional(),
  /** Whether the form can be sent without it. Default false: it can. */
  required: z.boolean().default(false),
  /** The part that carries the value, or why none does. */
  send: sending,
}

/** What a visitor can choose from. */
export const options = z.array(line).min(1, 'give at least one option')

/** A single line of text. */
const textField = z.strictObject({
  ...common,
  kind: z.literal('text'),
  /** What the browser may fill in (HTML autofill field names). */
  autocomplete: z.enum(['name', 'organization', 'organization-title', 'off']).default('off'),
})

/** An email address: trimmed and lower-cased. */
const emailField = z.strictObject({ ...common, kind: z.literal('email') })

/** A telephone number of ten digits, shown as (xxx) xxx-xxxx. */
const phoneField = z.strictObject({ ...common, kind: z.literal('phone') })

/** Several lines of text. */
const textareaField = z.strictObject({
  ...common,
  kind: z.literal('textarea'),
  /** Visible lines. Default 5. */
  rows: z.int().min(2).max(20).default(5),
})

/** One of several options, from a list that unfolds. */
const selectField = z.strictObject({ ...common, kind: z.literal('select'), options })

/** One of several options, all in view. */
const radioField = z.strictObject({ ...common, kind: z.literal('radio'), options })

/** Any number of options, joined by comma and space when they are sent. */
const checkboxesField = z.strictObject({
  ...common,
  kind: z.literal('checkboxes'),
  options,
  /** The option that asks for words: it reveals a text field, whose text is sent in its place. */
  other: z.strictObject({ option: line, reveals: z.string().regex(NAME) }).optional(),
})

/** A field of a form. */
export const fieldSchema = z.discriminatedUnion('kind', [
  textField,
  emailField,
  phoneField,
  textareaField,
  selectField,
  radioField,
  checkboxesField,
])

/** A field, as the manifest's validation leaves it. */
export type Field = z.output<typeof fieldSchema>

/** What a field can be. */
export type FieldKind = Field['kind']
