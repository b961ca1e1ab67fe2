import * as z from 'zod'
import { pagePath } from '../model/link.ts'
import { place } from '../model/place.ts'
import { ANY_NAME, referenceTo } from '../model/reference.ts'
import { line, lineNotOnPages } from '../model/text.ts'
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

/** A `kind`, e.g. `text`. */
export type FieldKind = Field['kind']

function nonEmpty<Item>([first, ...others]: readonly Item[]): [Item, ...Item[]] {
  if (first === undefined) throw new Error('`fieldKinds` must have at least one kind of field.')
  return [first, ...others]
}

/** The name of an entry of `forms`. */
export const form = referenceTo('form', ANY_NAME, 'write the name of a form, e.g. contact')

/** A form that visitors send to the company. */
export const formSchema = z.strictObject({
  /** The name of the form, which is read aloud, e.g. `Contact form`. */
  label: line,
  /** The subject of the emails that you get. Default: that of the form service. Details: sent as the part `Subject`, by default not at all. */
  subject: lineNotOnPages.optional(),
  /**
   * The fields, from top to bottom: at least one. Options: `text` = Short text, `email` = Email address, `phone` =
   * Phone number, `textarea` = Long text, `select` = Drop-down list, `radio` = One of several, `checkboxes` = Any of
   * several, `file` = File, `agreement` = Box to agree.
   */
  fields: z.array(fieldSchema).min(1, 'add at least one field'),
  /** **Button.** The text of the button that sends the form. */
  submit: line,
  /** **Note about required fields.** How visitors recognize required fields, e.g. `* denotes a required field`. */
  requiredNote: line,
  /** How the data is used. Below the button. */
  privacy: line,
  /** What visitors must not enter. Above the button. Default: none. */
  caution: line.optional(),
  /** **Thank-you page.** The page after sending, for visitors without scripts. */
  thanks: pagePath,
  /** The place whose phone number is shown when sending fails. Default: none. */
  place: place.optional(),
  /** **Messages.** What visitors read while the form is sent and afterwards. */
  status: z.strictObject({
    /** While the form is being sent. */
    sending: line,
    /** When the form has arrived. Details: the service has confirmed it. */
    sent: line,
  }),
  /** How long sending may take. Default: as follows. */
  timing: z
    .strictObject({
      /** **Seconds until it is slow.** After how many seconds visitors read that it takes longer. 1 to 120. Default: 10. */
      slowSeconds: seconds(1, 120).default(10),
      /** **Longest wait.** After how many seconds without an answer sending has failed. 5 to 300. Default: 30. */
      timeoutSeconds: seconds(5, 300).default(30),
      /** **Seconds of the last message.** How many seconds the message is shown that the form has arrived. 3 to 300. Default: 5. */
      sentSeconds: seconds(3, 300).default(5),
    })
    .prefault({}),
})

/** A validated form. */
export type Form = z.output<typeof formSchema>
