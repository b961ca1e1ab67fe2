import { endOfDay, instantOf } from '../manifest/dates.ts'
import type { Rule } from './rule.ts'

/** The times of an event exist: when daylight saving time begins, clocks skip an hour. */
export const eventTimesExist: Rule<'events'> = function* (site) {
  for (const [name, event] of Object.entries(site.events)) {
    for (const key of ['start', 'end'] as const) {
      if (exists(event[key], event.timeZone)) continue
      yield {
        code: 'skipped-time',
        path: ['events', name, key],
        message: `${event[key]} does not exist in the time zone ${event.timeZone}, because the clocks are set forward.`,
        hint: 'Write a time before or after the change.',
      }
    }
  }
}

const exists = (local: string, timeZone: string) =>
  // Swedish times have the order of ISO 8601.
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instantOf(local, timeZone))
    .replace(' ', 'T') === local

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
