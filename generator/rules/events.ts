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
