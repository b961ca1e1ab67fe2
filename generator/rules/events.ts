import { endOfDay } from '../manifest/dates.ts'
import type { Rule } from './rule.ts'

/** The announcement is not over. */
export const announcementIsNotOver: Rule<'announcement' | 'timeZone'> = function* (
  { announcement, timeZone },
  { builtAt },
) {
  const { until } = announcement ?? {}
  if (until !== undefined && builtAt !== undefined && endOfDay(until, timeZone) <= builtAt) {
    yield {
      code: 'past-announcement',
      path: ['announcement', 'until'],
      message: `The announcement ended on ${until}, so no page shows it.`,
      hint: 'Remove the announcement, or set until to a later date.',
    }
  }
}
