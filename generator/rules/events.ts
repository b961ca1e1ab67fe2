import { instantOf } from '../manifest/wallClock.ts'
import type { Rule } from './rule.ts'

/** An event ends after it starts. */
export const eventsEndAfterStart: Rule<'events'> = (site) =>
  Object.entries(site.events).flatMap(([name, { start, end }]) =>
    end > start
      ? []
      : [
          {
            code: 'event-ends-before-start',
            path: ['events', name, 'end'],
            message: `The event ends at ${end}, which is not after its start at ${start}.`,
            hint: 'Set end to a time after start.',
          },
        ],
  )

/** The times of an event exist: when daylight saving time begins, clocks skip an hour. */
export const eventTimesExist: Rule<'events'> = (site) =>
  Object.entries(site.events).flatMap(([name, event]) =>
    (['start', 'end'] as const).flatMap((key) => {
      if (exists(event[key], event.timeZone)) return []
      return [
        {
          code: 'skipped-time',
          path: ['events', name, key],
          message: `${event[key]} does not exist in the time zone ${event.timeZone}, because the clocks are set forward.`,
          hint: 'Write a time before or after the change.',
        },
      ]
    }),
  )

const exists = (local: string, timeZone: string) =>
  // Swedish times have the order of ISO 8601.
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instantOf(local, timeZone))
    .replace(' ', 'T') === local
