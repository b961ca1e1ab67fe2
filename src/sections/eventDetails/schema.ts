import * as z from 'zod'
import { event } from '../../model/event.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** Date, time, place and audience of an event. */
export const eventDetailsSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: date, time, place and audience of an event. */
  kind: z.literal('eventDetails'),
  /** The event, by its name in `events`, e.g. `happyHour`. */
  event,
  /** What there is to say of it beside its details, paragraph by paragraph. Default: nothing. */
  paragraphs: z.array(paragraph).default([]),
})

/** Event details, as their component gets them. */
export type EventDetailsSection = SectionData<typeof eventDetailsSchema>
