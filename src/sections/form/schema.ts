import * as z from 'zod'
import { form } from '../../model/form.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'

/** A form that `forms` declares. */
export const formSectionSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: a form that `forms` declares. */
  kind: z.literal('form'),
  /** The form, by its name in `forms`, e.g. `contact`. */
  form,
})

/** A form section, as its component gets it. */
export type FormSection = SectionData<typeof formSectionSchema>
