import * as z from 'zod'
import type { FieldTraits } from '../model/form.ts'
import { agreementSchema, agreementTraits } from './fields/agreement/schema.ts'
import { checkboxesSchema, checkboxesTraits } from './fields/checkboxes/schema.ts'
import { dateSchema, dateTraits } from './fields/date/schema.ts'
import { emailSchema, emailTraits } from './fields/email/schema.ts'
import { fileSchema, fileTraits } from './fields/file/schema.ts'
import {
  internationalPhoneSchema,
  internationalPhoneTraits,
} from './fields/internationalPhone/schema.ts'
import { numberSchema, numberTraits } from './fields/number/schema.ts'
import { phoneSchema, phoneTraits } from './fields/phone/schema.ts'
import { radioSchema, radioTraits } from './fields/radio/schema.ts'
import { selectSchema, selectTraits } from './fields/select/schema.ts'
import { textSchema, textTraits } from './fields/text/schema.ts'
import { textareaSchema, textareaTraits } from './fields/textarea/schema.ts'
import { pagePath } from '../model/link.ts'
import { place } from '../model/place.ts'
import { seconds } from '../model/values.ts'
import { line, lineNotOnPages, paragraph } from '../model/text.ts'

/** The kinds of fields, in the order in which messages list them. */
export const fieldKinds = {
  text: { schema: textSchema, traits: textTraits },
  email: { schema: emailSchema, traits: emailTraits },
  phone: { schema: phoneSchema, traits: phoneTraits },
  internationalPhone: { schema: internationalPhoneSchema, traits: internationalPhoneTraits },
  number: { schema: numberSchema, traits: numberTraits },
  date: { schema: dateSchema, traits: dateTraits },
  textarea: { schema: textareaSchema, traits: textareaTraits },
  select: { schema: selectSchema, traits: selectTraits },
  radio: { schema: radioSchema, traits: radioTraits },
  checkboxes: { schema: checkboxesSchema, traits: checkboxesTraits },
  file: { schema: fileSchema, traits: fileTraits },
  agreement: { schema: agreementSchema, traits: agreementTraits },
} satisfies { readonly [kind: string]: FieldKindEntry }

type FieldKindEntry = { readonly schema: z.ZodObject; readonly traits: FieldTraits }

/** A field of a form. `kind` is the discriminator. */
export const fieldSchema = z.discriminatedUnion(
  'kind',
  nonEmpty(Object.values(fieldKinds).map(({ schema }) => schema)),
)

/** A validated field. */
export type Field = z.output<typeof fieldSchema>

/** The name of a kind of field. */
export type FieldKind = Field['kind']

function nonEmpty<Item>([first, ...others]: readonly Item[]): [Item, ...Item[]] {
  if (first === undefined) throw new Error('`fieldKinds` must have at least one kind of field.')
  return [first, ...others]
}

/** A form that visitors send to the company. */
export const formSchema = z.strictObject({
  /** The form's name for assistive technology, e.g. `Contact form`. */
  label: line,
  /** Sent as the part `Subject`. Default: no such part. */
  subject: lineNotOnPages.optional(),
  /** The fields, from top to bottom: at least one. */
  fields: z.array(fieldSchema).min(1, 'add at least one field'),
  /** The text of the submit button. */
  submit: line,
  /** Explains how required fields are marked, e.g. `* denotes a required field`. */
  requiredNote: line,
  /** Shown beside the submit button: how the data is used. */
  privacy: paragraph,
  /** Shown beside the submit button: what visitors must not enter. Default: none. */
  caution: paragraph.optional(),
  /** The page that visitors without scripts see after sending. */
  thanks: pagePath,
  /** The place whose phone number is shown when sending fails. Default: none. */
  place: place.optional(),
  /** Status messages. */
  status: z.strictObject({
    /** Shown while the form is being sent. */
    sending: line,
    /** Shown when the service has confirmed the form. */
    sent: line,
  }),
  /** How long sending and its messages take. Default: the defaults of the properties. */
  timing: z
    .strictObject({
      /** The time without a reply after which the visitor reads that it takes longer. Seconds, 1 to 120. Default: 10. */
      slowSeconds: seconds(1, 120).default(10),
      /** The time without a complete reply after which sending fails. Seconds, 5 to 300. Default: 30. */
      timeoutSeconds: seconds(5, 300).default(30),
      /** How long the message `status.sent` is shown. Seconds, 3 to 300. Default: 5. */
      sentSeconds: seconds(3, 300).default(5),
    })
    .prefault({}),
})

/** A validated form. */
export type Form = z.output<typeof formSchema>
