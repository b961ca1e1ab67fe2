import type { Rule } from './rule.ts'

/** An event ends after it starts. */
export const eventsEndAfterStart: Rule = (site) =>
  Object.entries(site.events).flatMap(([name, { start, end }]) =>
    end > start
      ? []
      : [
          {
            code: 'event-ends-early',
            path: ['events', name, 'end'],
            message: `the event ends at ${end}, and starts at ${start}`,
            hint: 'Let it end after it starts.',
          },
        ],
  )
