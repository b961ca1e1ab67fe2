import * as z from 'zod'
import { pagePath } from '../model/link.ts'
import { place } from '../model/place.ts'
import { referenceTo } from '../model/reference.ts'
import { NAME, line, lineNotOnPages } from '../model/text.ts'
import { seconds } from '../model/values.ts'
import { agreement } from './fields/agreement/schema.ts'
import { checkboxes } from './fields/checkboxes/schema.ts'
import { date } from './fields/date/schema.ts'
import { email } from './fields/email/schema.ts'
import { file } from './fields/file/schema.ts'
import { internationalPhone } from './fields/internationalPhone/schema.ts'
import { number } from './fields/number/schema.ts'
import { phone } from './fields/phone/schema.ts'
import { radio } from './fields/radio/schema.ts'
import { select } from './fields/select/schema.ts'
import { text } from './fields/text/schema.ts'
import { textarea } from './fields/textarea/schema.ts'

/** The kinds of fields, in the order in which messages list them. */
export const fieldKinds = {
  text,
  email,
  phone,
  internationalPhone,
  number,
  date,
  textarea,
  select,
  radio,
  checkboxes,
  file,
  agreement,
}

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

/** The name of an entry of `forms`. */
export const form = referenceTo('form', NAME, 'write the name of a form, e.g. contact')

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
  privacy: line,
  /** Shown beside the submit button: what visitors must not enter. Default: none. */
  caution: line.optional(),
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
