import { instantOf } from '../manifest/dates.ts'
import type { Rule } from './rule.ts'
import type { Page } from '../../src/site/page.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'

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

/** An open position does not close before it is posted. */
export const positionsCloseAfterPosting: Rule<'routes' | 'notFound'> = (site) => [
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'alias' in route ? [] : onPage(route, ['routes', path]),
  ),
  ...onPage(site.notFound, ['notFound']),
]

const onPage = ({ sections }: Page, page: ModelPath): Diagnostic[] =>
  sections.flatMap((section, sectionIndex) =>
    'positions' in section
      ? section.positions.flatMap(({ posted, closes }, index) =>
          posted <= closes
            ? []
            : [
                {
                  code: 'position-closes-before-posted' as const,
                  path: [...page, 'sections', sectionIndex, 'positions', index, 'closes'],
                  message: `The position closes on ${closes}, before it is posted on ${posted}.`,
                  hint: 'Set closes to the date of posted or a later one.',
                },
              ],
        )
      : [],
  )
