import * as z from 'zod'
import { event } from '../../model/event.ts'
import { sectionShape } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** The date, time, place and audience of an event. */
export const eventDetailsSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: the date, time, place and audience of an event. */
  kind: z.literal('eventDetails'),
  /** The event, by its name in `events`, e.g. `happyHour`. */
  event,
  /** Text under the details. Each entry is a paragraph. Default: no text. */
  paragraphs: z.array(paragraph).default([]),
})
