import type { SectionExample } from '../props.ts'

/** A happy hour. */
export const example: SectionExample<'eventDetails'> = {
  kind: 'eventDetails',
  heading: 'Event Details',
  event: 'happyHour',
  paragraphs: ['An informal afternoon at a restaurant in Hanover, Maryland.'],
}
