import * as z from 'zod'
import { pagePath } from '../model/link.ts'
import { place } from '../model/place.ts'
import { line, paragraph } from '../model/text.ts'
import { fieldSchema } from './fields/schemas.ts'

/** A form that visitors send to the company. */
export const formSchema = z.strictObject({
  /** The form's name for assistive technology, e.g. `Contact form`. */
  label: line,
  /** Sent as the part `Subject`. Default: no such part. */
  subject: line.optional(),
  /** The fields, from top to bottom: at least one. */
  fields: z.array(fieldSchema).min(1, 'add at least one field'),
  /** The text of the submit button. */
  submit: line,
  /** Explains how required fields are marked, e.g. `* denotes a required field`. */
  requiredNote: line,
  /** Shown beside the submit button: how the data is used. */
  privacy: paragraph,
  /** Shown beside the submit button: what visitors must not enter. */
  caution: paragraph,
  /** The page that visitors without scripts see after sending. */
  thanks: pagePath,
  /** The place whose phone number is shown when sending fails. */
  place,
  /** Status messages. */
  status: z.strictObject({
    /** Shown while the form is being sent. */
    sending: line,
    /** Shown when the service has confirmed the form. */
    sent: line,
  }),
})

/** A validated form. */
export type Form = z.output<typeof formSchema>
