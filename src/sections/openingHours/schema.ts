import { hoursOfPlace } from '../../model/place.ts'
import { sectionOf } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** The opening hours of a place, a line for each day of the week. Group: People and contact. */
export const openingHoursSectionSchema = sectionOf('openingHours', {
  /** **Place.** The place whose opening hours are shown. Details: its name in `places`, e.g. `headquarters`. */
  hours: hoursOfPlace,
  /** A sentence under the hours, e.g. about holidays. Default: none. */
  note: paragraph.optional(),
})
