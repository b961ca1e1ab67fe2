import * as z from 'zod'
import { roles } from '../model/role.ts'
import { NAME, line, lineNotOnPages } from '../model/text.ts'
import { PART_NAMES } from './wire.ts'

const RESERVED_NAMES: readonly string[] = Object.values(PART_NAMES)

/** How the value of a field is sent to the form service. */
const send = z.union([
  /** The name of the value in the form data. Unique in the form. */
  lineNotOnPages
    .refine(
      (name) => !RESERVED_NAMES.includes(name),
      `choose another name: the form itself sends ${RESERVED_NAMES.join(', ')}`,
    )
    .register(roles, { role: 'text', isOnPages: false }),
  /** The value replaces the option "Other" of another field. */
  z.strictObject({
    /**
     * **Field with the option.** The field with the option “Other”, instead of which this text is sent, e.g.
     * `interests`. Details: the name of the field whose `other` reveals this field.
     */
    within: z.string().regex(NAME),
  }),
  /** The value is not sent. */
  z.strictObject({
    /** **Reason.** Why the value is not sent, as a note for you. */
    never: lineNotOnPages,
  }),
])

/** What every field has, whatever its kind. */
const fieldShape = {
  /**
   * **Internal name.** The name of the field inside the site, e.g. `interests`: letters and digits, the first one a
   * small letter, unique in the form. Visitors do not see it. Details: the form state and element ids contain it.
   */
  name: z
    .string()
    .regex(
      NAME,
      'write a name of letters and digits that begins with a small letter, e.g. jobInterests',
    ),
  /** What the field asks for. Above the field. */
  label: line,
  /** **Name in messages.** How messages name the field, e.g. `your name` in “Enter your name”. Default: the label in quotation marks. */
  inMessages: line.optional(),
  /** **Help text.** A help text under the label, one line. Default: none. */
  hint: line.optional(),
  /** Whether visitors must fill it in. Default: `false`. */
  required: z.boolean().default(false),
  /** **Name in the email.** The name of the value in the email that you get, or how it is sent otherwise. Options: `text` = Under a name, `within` = Instead of an option, `never` = Not sent. */
  send,
}

/** The schema of a kind of field: the properties of every field, its kind, and its own properties. */
export const fieldOf = <const Kind extends string, Shape extends z.core.$ZodShape>(
  kind: Kind,
  shape: Shape,
) =>
  z
    .strictObject({
      ...fieldShape,
      /** The kind of field. It decides which other properties the field has. */
      kind: z.literal(kind),
    })
    .extend(shape)

/** The options that a visitor can choose from. */
export const options = z.array(line).min(1, 'add at least one option')

/** The option that reveals a text field. The text of that field is sent instead of the option. */
export const otherOption = z.strictObject({
  /** The option that shows a text field, e.g. `Other`. Details: one of `options`. The page editor changes it together with the option. */
  option: z.string().min(1, 'write one of the options'),
  /** **Text field.** The internal name of that text field, e.g. `other`. Details: the field has `send: { within: … }`. */
  reveals: z.string().regex(NAME),
})

/** The properties of a field kind that the generator and `src/site` need. */
type FieldTraits = {
  /** The initial value: an empty text, or no options or files. */
  readonly initialValue: '' | []
  /** Whether the value is the email address for replies. Default false. */
  readonly isReplyAddress?: boolean
  /** Whether the `other` option of another field can reveal fields of this kind. Default false. */
  readonly canBeRevealed?: boolean
  /**
   * A text that a visitor could enter, and how it is sent, for `generated/forms/<form>.parts.txt`.
   * `<name>` stands for a text with the name of the field, `<value>` for its property `value`; other
   * texts in angle brackets, e.g. `<date>`, are shown as they are. `options`: the options of the field.
   */
  readonly example: { readonly entered: string; readonly sent: string } | 'options'
  /** Whether the chosen options are sent joined by commas, so that no option can contain one. Default false. */
  readonly joinsOptions?: boolean
  /** Whether the label is a sentence that lists quote, instead of the name of what is entered. Default false. */
  readonly isStatement?: boolean
}

/** A kind of field for the generator: its schema in the manifest, and its traits. */
export const fieldKind = <S extends z.ZodObject>(schema: S, traits: FieldTraits) => ({
  schema,
  traits,
})
