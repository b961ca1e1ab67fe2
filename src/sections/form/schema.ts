import * as z from 'zod'
import { form } from '../../forms/schema.ts'
import { sectionOf } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** A form of the site, e.g. to contact you. Group: People and contact. */
export const formSectionSchema = sectionOf('form', {
  /** The form. Details: its name in `forms`, e.g. `contact`. */
  form,
  /** **List.** A list under the introduction, e.g. what happens next. Each entry is an item. Default: no list. */
  points: z.array(paragraph).default([]),
})
