import * as z from 'zod'
import { event } from '../../model/event.ts'
import { sectionOf } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** The date, time, place and audience of an event. Group: People and contact. */
export const eventDetailsSchema = sectionOf('eventDetails', {
  /** The event. Details: its name in `events`, e.g. `happyHour`. */
  event,
  /** Text under the details. Each entry is a paragraph. Default: no text. */
  paragraphs: z.array(paragraph).default([]),
})
