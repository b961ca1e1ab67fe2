import * as z from 'zod'
import { endingEvent } from './event.ts'
import { line, paragraph } from './text.ts'

/** What changes in a section when an event is over. Each property replaces the one of the section. */
export const afterEventSchema = z.strictObject({
  /** The event, by its name in `events`, e.g. `happyHour`. */
  event: endingEvent,
  /** The label above the heading when the event is over. Default: the label of the section. */
  label: line.optional(),
  /** The heading when the event is over. Default: the heading of the section. */
  heading: line.optional(),
  /** The introduction when the event is over. Default: that of the section. */
  intro: paragraph.optional(),
})
