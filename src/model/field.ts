import * as z from 'zod'
import { line, NAME } from './text.ts'

/** How a field's value reaches the form service. */
const sending = z.union([
  /** The name of the part that carries the value, letter for letter. Unique in the form. */
  line,
  /** The value travels inside the part of another field: what "Other" stands for. */
  z.strictObject({
    /** The name of the field whose part carries this one, e.g. `jobInterests`: its `other` reveals this field. */
    within: z.string().regex(NAME),
  }),
  /** The value is not sent, and why. */
  z.strictObject({
    /** Why the value is not sent, for those who read the manifest. */
    never: line,
  }),
])

const common = {
  /** The field's name in the form's state and in element ids: lower camel case, unique in the form. */
  name: z.string().regex(NAME, 'a field name is lower camel case, e.g. jobInterests'),
  /** The words beside the field. */
  label: line,
  /** One line of help under the label. Default: none. */
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
  /** The kind of field: a single line of text. */
  kind: z.literal('text'),
  /** What the browser may fill in (HTML autofill field names). Default: `off`. */
  autocomplete: z.enum(['name', 'organization', 'organization-title', 'off']).default('off'),
})

/** An email address: trimmed and lower-cased. */
const emailField = z.strictObject({
  ...common,
  /** The kind of field: an email address: trimmed and lower-cased. */
  kind: z.literal('email'),
})

/** A telephone number of ten digits, shown as (xxx) xxx-xxxx. */
const phoneField = z.strictObject({
  ...common,
  /** The kind of field: a telephone number of ten digits, shown as (xxx) xxx-xxxx. */
  kind: z.literal('phone'),
})

/** Several lines of text. */
const textareaField = z.strictObject({
  ...common,
  /** The kind of field: several lines of text. */
  kind: z.literal('textarea'),
  /** Visible lines. Default 5. */
  rows: z.int().min(2).max(20).default(5),
})

/** One of several options, from a list that unfolds. */
const selectField = z.strictObject({
  ...common,
  /** The kind of field: one of several options, from a list that unfolds. */
  kind: z.literal('select'),
  /** What can be chosen, in order: at least one, each different, sent as it is shown. */
  options,
})

/** One of several options, all in view. */
const radioField = z.strictObject({
  ...common,
  /** The kind of field: one of several options, all in view. */
  kind: z.literal('radio'),
  /** What can be chosen, in order: at least one, each different, sent as it is shown. */
  options,
})

/** Options to tick, joined by comma and space when they are sent. */
const checkboxesField = z.strictObject({
  ...common,
  /** The kind of field: options to tick, as many as apply, joined by comma and space when they are sent. */
  kind: z.literal('checkboxes'),
  /** What can be chosen, in order: at least one, each different, sent as it is shown. */
  options,
  /** The option that asks for words: it reveals a text field, whose text is sent in its place. Default: none does. */
  other: z
    .strictObject({
      /** The option, as it stands in `options`, e.g. `Other`. */
      option: line,
      /** The name of the text field that it reveals: one with `send: { within: … }`, e.g. `otherJob`. */
      reveals: z.string().regex(NAME),
    })
    .optional(),
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
