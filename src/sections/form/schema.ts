import { form } from '../../forms/schema.ts'
import { sectionOf } from '../../model/section.ts'

/** A form of the site. */
export const formSectionSchema = sectionOf('form', {
  /** The form. Details: its name in `forms`, e.g. `contact`. */
  form,
})
