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

/** What every field of a form has. */
export const fieldShape = {
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

/** The option that asks for words: it reveals a text field, whose text is sent in its place. */
export const otherOption = z.strictObject({
  /** The option, as it stands in `options`, e.g. `Other`. */
  option: line,
  /** The name of the text field that it reveals: one with `send: { within: … }`, e.g. `otherJob`. */
  reveals: z.string().regex(NAME),
})

/** The properties of a kind of field that code in Node needs: the generator, and `src/site`. */
export type FieldTraits = {
  /** The value before anything is entered: no text, or none of the options. */
  readonly initialValue: '' | []
  /** Whether the value is an email address that the company replies to. Default false. */
  readonly isReplyAddress?: boolean
  /** Whether the `other` option of another field can reveal fields of this kind. Default false. */
  readonly canBeRevealed?: boolean
}
