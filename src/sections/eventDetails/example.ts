import type * as z from 'zod'
import type { Authored, Names } from '../../model/rendered.ts'
import type { eventDetailsSchema } from './schema.ts'

/** A happy hour. */
export const example: Authored<z.input<typeof eventDetailsSchema>, Names> = {
  kind: 'eventDetails',
  heading: 'Event Details',
  event: 'happyHour',
  paragraphs: ['An informal afternoon at a restaurant in Hanover, Maryland.'],
}
