import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of an event's details. */
export const eventTextsSchema = z.strictObject({
  /** The term beside the times. Default: “Time” */
  time: text('Time'),
  /** The times. `{start}` and `{end}`: e.g. 3:00pm and 5:00pm EDT. Default: “{start} to {end}” */
  times: text('{start} to {end}'),
  /** The term beside the venue. Default: “Place” */
  place: text('Place'),
  /** The term beside the audience. Default: “For” */
  audience: text('For'),
  /** The link to the calendar file, until the event is over. Default: “Add to calendar” */
  addToCalendar: text('Add to calendar'),
  /** The label of an event that is over. Default: “Past event” */
  past: text('Past event'),
})
