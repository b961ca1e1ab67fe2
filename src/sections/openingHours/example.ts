import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { openingHoursSectionSchema } from './schema.ts'

/** The hours of a place, with a note. */
export const example: Authored<z.input<typeof openingHoursSectionSchema>, Names> = {
  kind: 'openingHours',
  tone: 'tint',
  label: 'Opening hours',
  heading: 'When You Can Visit Us',
  hours: 'headquarters',
  note: 'We are closed on public holidays.',
}
