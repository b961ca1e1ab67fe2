import type { DatePart, ShownTimes } from '../../src/model/event.ts'

/**
 * The date and the times of an event in the format of a language. `start` and `end` are local times,
 * e.g. `2025-07-18T15:00`. Computed here and not in browsers: creating a formatter takes 100 ms on a
 * slow phone, and the space before "PM" differs between JavaScript engines.
 */
export function shownTimes(tag: string, start: string, end: string): ShownTimes {
  return {
    weekday: format(tag, { weekday: 'long' }).format(utc(start)),
    date: dateParts(tag, start),
    start: clockTime(tag, start),
    end: clockTime(tag, end),
  }
}

function dateParts(tag: string, localTime: string): readonly DatePart[] {
  const parts: DatePart[] = []
  let before = ''
  const formatter = format(tag, { year: 'numeric', month: 'long', day: 'numeric' })
  for (const { type, value } of formatter.formatToParts(utc(localTime))) {
    if (type === 'day' || type === 'month' || type === 'year') {
      parts.push({ kind: type, text: value, before })
      before = ''
    } else {
      before += value
    }
  }
  const last = parts.pop()
  // What follows the last part, e.g. in Japanese.
  return last === undefined ? parts : [...parts, { ...last, text: last.text + before }]
}

/** The time of day. Languages with AM and PM after the time have the style of this site: `3:00pm`. */
const clockTime = (tag: string, localTime: string) =>
  format(tag, { hour: 'numeric', minute: '2-digit' })
    .format(utc(localTime))
    .replace(/\s([AP]M)$/u, (_, period: string) => period.toLowerCase())

/** A formatter for times that `utc` returns. */
const format = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })

/** A local time as if it were UTC. */
const utc = (localTime: string) => new Date(`${localTime}Z`)
