import * as z from 'zod'
import { afterEventSchema } from '../../model/afterEvent.ts'
import { event } from '../../model/event.ts'
import { linkSchema } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
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
  /** Links above the details, shown as buttons. At most two. The first button is filled, the second one outlined. Default: none. */
  actions: z.array(linkSchema).max(2).default([]),
  /**
   * What changes in the section when an event is over: e.g. a heading and links that say what the
   * visitor can do instead. Default: nothing.
   */
  afterEvent: afterEventSchema
    .extend({
      /** Links when the event is over. At most two. Default: the links of the section. */
      actions: z.array(linkSchema).max(2).optional(),
    })
    .optional(),
})

/** The data of the component `EventDetails`. */
export type EventDetailsSection = SectionData<typeof eventDetailsSchema>
