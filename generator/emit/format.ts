import type * as z from 'zod'
import type { DatePart, FormattedTimes, SiteEvent } from '../../src/model/event.ts'
import { dateText, longDate, withOrdinal } from '../../src/model/longDate.ts'
import {
  closes,
  type FormattedDay,
  type FormattedPlace,
  type OpeningHours,
  opens,
  type Place,
  weekdays,
} from '../../src/model/place.ts'
import {
  type NumberSeparators,
  type FormattedDate,
  type FormattedNumber,
  type LastDay,
  type PercentSign,
} from '../../src/model/values.ts'
import type { Site } from '../../src/site/site.ts'
import { endOfDay, instantOf } from '../manifest/dates.ts'
import { mapMarked } from '../manifest/schemaWalk.ts'
import {
  formatPhone,
  parseDial,
  siteAddressLines,
  siteCountry,
} from '../manifest/phonesAndAddresses.ts'

/**
 * The dates and the times of an event in the format of a language. Computed here and not in browsers:
 * creating a formatter takes 100 ms on a slow phone, and the space before "PM" differs between JavaScript
 * engines. For the same reason, the time zone is always shown.
 */
export function formatTimes(
  tag: string,
  { start, end, timeZone }: Pick<SiteEvent, 'start' | 'end' | 'timeZone'>,
): FormattedTimes {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone })
  const [from, to] = [instantOf(start, timeZone), instantOf(end, timeZone)]
  // An event that ends at midnight has no time on the next day.
  const last = to - 1
  const date = format({ year: 'numeric', month: 'long', day: 'numeric' })
  const isOneDay = date.format(from) === date.format(last)
  const range = dateText(date.formatRangeToParts(from, last), tag)
  const time = {
    ...(isOneDay ? {} : ({ month: 'long', day: 'numeric' } as const)),
    hour: 'numeric',
    minute: '2-digit',
  } as const
  const zone = format({ timeZoneName: 'short' })
  const zoneAt = (instant: number) =>
    zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  const timeWithZone = format({ ...time, timeZoneName: 'short' })
  // Across a clock change, the zone of the end is not that of the start.
  const startFormat = zoneAt(from) === zoneAt(to) ? format(time) : timeWithZone
  return {
    weekday: withPlainSpaces(format({ weekday: 'long' }).formatRange(from, last)),
    date: isOneDay
      ? dateParts(withOrdinal(date.formatToParts(from), tag))
      : [{ kind: 'range', text: withPlainSpaces(range), before: '' }],
    start: withShortPeriod(dateText(startFormat.formatToParts(from), tag)),
    end: withShortPeriod(dateText(timeWithZone.formatToParts(to), tag)),
  }
}

/** The typeface of the site may lack the thin spaces beside the dash. */
const withPlainSpaces = (range: string) => range.replaceAll('\u2009', ' ')

function dateParts(formatted: ReturnType<typeof withOrdinal>): readonly DatePart[] {
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
  time.replaceAll(/\s([AP]M)\b/gu, (_, period: string) => period.toLowerCase())

/**
 * Opening hours in the format of a language, a day each. The week starts with the first day of the
 * language's region, e.g. Sunday in the United States.
 */
export function formatHours(hours: OpeningHours, tag: string): readonly FormattedDay[] {
  const dayFormat = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const timeFormat = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  const days = weekdays.map((weekday, index) => ({
    day: dayFormat.format(utc(index, '12:00')),
    times: (hours[weekday] ?? []).map((range) => withShortPeriod(formatRange(range, timeFormat))),
  }))
  const first = firstDayOf(tag)
  return [...days.slice(first), ...days.slice(0, first)]
}

/** A range of times, without dates, also if it ends on the next day. */
function formatRange(range: string, format: Intl.DateTimeFormat): string {
  const [from, to] = [utc(0, opens(range)), utc(0, closes(range).replace('24:00', '00:00'))]
  if (from < to || format.resolvedOptions().hour12 !== true) return format.formatRange(from, to)
  // From 10:00am to 2:00am, both times need their AM.
  const parts = format.formatRangeToParts(utc(0, '00:00'), utc(0, '12:00'))
  const separator = parts.find(({ source }) => source === 'shared')?.value ?? ' – '
  return format.format(from) + separator + format.format(to)
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

/** Replaces the dates of a value that pages show by `FormattedDate` or `LastDay`. */
export function formatDates(schema: z.core.$ZodType, value: unknown, site: Site): unknown {
  return mapMarked(['date', 'lastDay'], schema, value, (date, { role }) =>
    formatDate(String(date), site, role === 'lastDay'),
  )
}

/** A date as pages show it. */
export function formatDate(value: string, site: Site, isLastDay = false): FormattedDate | LastDay {
  const text = longDate(value, site.language)
  return isLastDay ? { value, text, endsAt: endOfDay(value, site.timeZone) } : { value, text }
}

/** Replaces the numbers of a value that pages show by `FormattedNumber`. */
export function formatNumbers(schema: z.core.$ZodType, value: unknown, language: string): unknown {
  return mapMarked(['number'], schema, value, (number) => formatNumber(Number(number), language))
}

const formatNumber = (value: number, language: string): FormattedNumber => ({
  value,
  text: new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value),
})

/** What a language writes around the number of a percentage. */
export function percentSign(language: string): PercentSign {
  const parts = new Intl.NumberFormat(language, { style: 'percent' }).formatToParts(1)
  const number = parts.findIndex(({ type }) => type === 'integer')
  const join = (some: typeof parts) => some.map(({ value }) => value).join('')
  return { before: join(parts.slice(0, number)), after: join(parts.slice(number + 1)) }
}

/** A place as pages show it, without the image of its map. Everything is formatted here, so that visitors load no formats. */
export function formatPlace(id: string, place: Place, site: Site): FormattedPlace {
  const { name, phone, address, directions, map } = place
  const lines = siteAddressLines(address, site.language, siteCountry(site))
  return {
    id,
    name,
    ...(phone === undefined ? {} : { phone: formatPlacePhone(phone, site) }),
    address: { lines, city: address.city },
    ...(directions === undefined ? {} : { directions }),
    ...(map && { map: { title: map.title, height: map.height, directions: map.directions } }),
  }
}

function formatPlacePhone({ text, dial }: NonNullable<Place['phone']>, site: Site) {
  const number = parseDial(dial)
  const formatted = number === undefined ? dial : formatPhone(number, siteCountry(site))
  return { text: text ?? formatted, dial }
}

/** The separators of a language in numbers with the digits 0 to 9. */
export function numberSeparators(language: string): NumberSeparators {
  const format = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  const parts = format.formatToParts(1_234_567.5)
  const separator = (type: 'decimal' | 'group') =>
    parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: separator('decimal') === ',' ? ',' : '.', group: separator('group') }
}
