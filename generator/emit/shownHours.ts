import { closes, opens, weekdays, type OpeningHours, type ShownDay } from '../../src/model/place.ts'

/**
 * Opening hours in the format of a language, a day each. The week starts with the first day of the
 * language's region, e.g. Sunday in the United States.
 */
export function shownHours(hours: OpeningHours, tag: string): readonly ShownDay[] {
  const dayFormat = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const timeFormat = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  const shown = weekdays.map((weekday, index) => ({
    day: dayFormat.format(utc(index, '12:00')),
    times: (hours[weekday] ?? []).map((range) =>
      timeFormat
        .formatRange(utc(index, opens(range)), utc(index, closes(range)))
        // The same style as the times of events: `3:00pm`.
        .replaceAll(/\s([AP]M)/gu, (_, period: string) => period.toLowerCase()),
    ),
  }))
  const first = firstDayOf(tag)
  return [...shown.slice(first), ...shown.slice(0, first)]
}

/** A time as if it were UTC, on a day of the week from January 1, 2024, which was a Monday. */
const utc = (weekday: number, time: string) => new Date(`2024-01-0${weekday + 1}T${time}Z`)

/**
 * The first day of the week where a language is spoken, as an index of `weekdays`. Node has this
 * information in a property or, in newer versions, in a method.
 */
function firstDayOf(tag: string): number {
  const locale: object = new Intl.Locale(tag)
  const info: unknown =
    'getWeekInfo' in locale && typeof locale.getWeekInfo === 'function'
      ? locale.getWeekInfo()
      : Reflect.get(locale, 'weekInfo')
  const isKnown = typeof info === 'object' && info !== null && 'firstDay' in info
  return isKnown ? Number(info.firstDay) - 1 : 0
}
