import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { formSectionSchema } from './schema.ts'

/** The contact form. */
export const example: Authored<z.input<typeof formSectionSchema>, Names> = {
  kind: 'form',
  id: 'form',
  heading: 'Send a Message',
  intro: 'Tell us how to reach you.',
  form: 'contact',
}
