import { endOfDay, instantOf } from '../manifest/dates.ts'
import { allPages } from '../manifest/pages.ts'
import type { Rule } from './rule.ts'

/** An event ends after it starts. */
export const eventsEndAfterStart: Rule<'events'> = function* (site) {
  for (const [name, { start, end }] of Object.entries(site.events)) {
    if (end > start) continue
    yield {
      code: 'event-ends-before-start',
      path: ['events', name, 'end'],
      message: `The event ends at ${end}, which is not after its start at ${start}.`,
      hint: 'Set end to a time after start.',
    }
  }
}

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

/** The announcement does not end before it begins, and is not over. */
export const announcementEndsAfterStart: Rule<'announcement' | 'timeZone'> = function* (
  { announcement, timeZone },
  { builtAt },
) {
  const { from, until } = announcement ?? {}
  if (until !== undefined && builtAt !== undefined && endOfDay(until, timeZone) <= builtAt) {
    yield {
      code: 'past-announcement',
      path: ['announcement', 'until'],
      message: `The announcement ended on ${until}, so no page shows it.`,
      hint: 'Remove the announcement, or set until to a later date.',
    }
  }
  if (from === undefined || until === undefined || from <= until) return
  yield {
    code: 'announcement-ends-before-start',
    path: ['announcement', 'until'],
    message: `The announcement ends on ${until}, before it begins on ${from}.`,
    hint: 'Set until to the date of from or a later one.',
  }
}

/** An open position does not close before it is posted. */
export const positionsCloseAfterPosting: Rule<'routes' | 'notFound'> = function* (site) {
  for (const { page, root } of allPages(site)) {
    for (const [section, content] of page.sections.entries()) {
      if (!('positions' in content)) continue
      for (const [index, { posted, closes }] of content.positions.entries()) {
        if (closes === undefined || posted <= closes) continue
        yield {
          code: 'position-closes-before-posted',
          path: [...root, 'sections', section, 'positions', index, 'closes'],
          message: `The position closes on ${closes}, before it is posted on ${posted}.`,
          hint: 'Set closes to the date of posted or a later one.',
        }
      }
    }
  }
}
