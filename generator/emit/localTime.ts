import type { DatePart, ShownTimes, SiteEvent } from '../../src/model/event.ts'
import { instantOf } from '../manifest/wallClock.ts'

/**
 * The dates and the times of an event in the format of a language. Computed here and not in browsers:
 * creating a formatter takes 100 ms on a slow phone, and the space before "PM" differs between JavaScript
 * engines. For the same reason, the time zone is always shown.
 */
export function shownTimes(
  tag: string,
  { start, end, timeZone }: Pick<SiteEvent, 'start' | 'end' | 'timeZone'>,
): ShownTimes {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone })
  const [from, to] = [instantOf(start, timeZone), instantOf(end, timeZone)]
  // An event that ends at midnight has no time on the next day.
  const last = to - 1
  const date = format({ year: 'numeric', month: 'long', day: 'numeric' })
  const isOneDay = date.format(from) === date.format(last)
  const time = {
    ...(isOneDay ? {} : ({ month: 'long', day: 'numeric' } as const)),
    hour: 'numeric',
    minute: '2-digit',
  } as const
  return {
    weekday: withPlainSpaces(format({ weekday: 'long' }).formatRange(from, last)),
    date: isOneDay
      ? dateParts(date.formatToParts(from))
      : [{ kind: 'range', text: withPlainSpaces(date.formatRange(from, last)), before: '' }],
    start: withShortPeriod(format(time).format(from)),
    end: withShortPeriod(format({ ...time, timeZoneName: 'short' }).format(to)),
  }
}

/** The typeface of the site may lack the thin spaces beside the dash. */
const withPlainSpaces = (range: string) => range.replaceAll('\u2009', ' ')

function dateParts(formatted: readonly Intl.DateTimeFormatPart[]): readonly DatePart[] {
  const parts: DatePart[] = []
  let before = ''
  for (const { type, value } of formatted) {
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

/** Languages with AM and PM after the time have the style of this site: `3:00pm`. */
const withShortPeriod = (time: string) =>
  time.replace(/\s([AP]M)\b/u, (_, period: string) => period.toLowerCase())
