import * as z from 'zod'
import { pagePath } from '../model/link.ts'
import { place } from '../model/place.ts'
import { line, paragraph } from '../model/text.ts'
import { fieldSchema } from './fields/schemas.ts'

/** A form that visitors send to the company. */
export const formSchema = z.strictObject({
  /** The form's name for assistive technology, e.g. `Contact form`. */
  label: line,
  /** Sent as the part `Subject`. Default: none is sent. */
  subject: line.optional(),
  /** The fields, from top to bottom: at least one. */
  fields: z.array(fieldSchema).min(1, 'add at least one field'),
  /** The words on the button. */
  submit: line,
  /** What marks a required field, e.g. `* denotes a required field`. */
  requiredNote: line,
  /** Beside the button: what happens with the data. */
  privacy: paragraph,
  /** Beside the button: what must not be written into the form. */
  caution: paragraph,
  /** The page that a visitor without scripts lands on after sending. */
  thanks: pagePath,
  /** Whose telephone number is offered where sending fails. */
  place,
  /** What the form says while and after it is sent. */
  status: z.strictObject({
    /** While the form is on its way. */
    sending: line,
    /** When the service has confirmed it. */
    sent: line,
  }),
})

/** A form, as the manifest's validation leaves it. */
export type Form = z.output<typeof formSchema>
