import * as z from 'zod'
import { event } from '../../model/event.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** Date, time, place and audience of an event. */
export const eventDetailsSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('eventDetails'),
  event,
  paragraphs: z.array(paragraph).default([]),
})

/** Event details, as their component gets them. */
export type EventDetailsSection = SectionData<typeof eventDetailsSchema>
