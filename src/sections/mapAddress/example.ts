import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { mapAddressSchema } from './schema.ts'

/** The headquarters. */
export const example: Authored<z.input<typeof mapAddressSchema>, Names> = {
  kind: 'mapAddress',
  tone: 'tint',
  heading: 'Visit or Call',
  intro: 'Please call to arrange a visit.',
  place: 'headquarters',
}
