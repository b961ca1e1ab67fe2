import * as z from 'zod'
import { form } from '../../model/form.ts'
import { sectionShape } from '../../model/section.ts'

/** A form of the site. */
export const formSectionSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: a form of the site. */
  kind: z.literal('form'),
  /** The form, by its name in `forms`, e.g. `contact`. */
  form,
})
