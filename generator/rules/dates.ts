import type { SiteEvent } from '../../src/model/event.ts'
import { eventsOn } from '../../src/site/sectionReferences.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Rule, SiteText } from './rule.ts'
import { datesIn, type TextDate } from './textDates.ts'

/** Dates in the texts of an event and of its page are those of the event, and weekdays match dates. */
export const textDatesAreCorrect: Rule = (site, { texts }) =>
  texts
    .filter(({ text }) => /\d/.test(text) && !DATE_PROPERTY.test(text))
    .flatMap((text) => {
      const events = eventsOf(site, text)
      return datesIn(text.text, site.language).flatMap((date) => [
        ...wrongWeekday(date, events, text, site.language),
        ...otherDate(date, events, text),
      ])
    })

/** The value of a property that is a date, e.g. `posted` of a position. It is not part of a sentence. */
const DATE_PROPERTY = /^\d{4}-\d{2}-\d{2}$/

type NamedEvent = SiteEvent & { readonly id: string }

/** The events that a text is about: the event that contains it, or those that its page shows. */
function eventsOf(site: Site, { path: [root, name = '', property] }: SiteText): NamedEvent[] {
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const event = site.events[id]
      return event === undefined ? [] : [{ ...event, id }]
    })
  if (root === 'events' && property !== 'start' && property !== 'end') return named([`${name}`])
  const route = root === 'routes' ? site.routes[name] : undefined
  return route === undefined || 'sameAs' in route ? [] : named(eventsOn(route))
}

function wrongWeekday(
  { written, day, month, year, weekday }: TextDate,
  events: readonly NamedEvent[],
  { path }: SiteText,
  language: string,
): Diagnostic[] {
  const knownYear = year ?? (events.length === 1 ? yearOf(events[0]) : undefined)
  if (weekday === undefined || knownYear === undefined) return []
  const date = new Date(Date.UTC(knownYear, month - 1, day))
  if (date.getUTCDay() === weekday) return []
  const name = date.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' })
  return [
    {
      code: 'weekday-mismatch',
      path,
      message: `${JSON.stringify(written)} has the wrong weekday: ${formatDate(date)} is a ${name}.`,
      hint: 'Correct the weekday or the date.',
    },
  ]
}

/** Dates that are further from an event are about something else. 18 months, in days. */
const MAX_DISTANCE = 548

/** Words before a date that is not the date of an event, e.g. `Register by July 10`. Only English. */
const OTHER_DATE = /\b(?:after|before|by|since|till|until)\s+$/i

function otherDate(
  { written, start, day, month, year }: TextDate,
  events: readonly NamedEvent[],
  { text, path }: SiteText,
): Diagnostic[] {
  if (OTHER_DATE.test(text.slice(0, start))) return []
  const distances = events.map((event) => {
    const date = Date.UTC(year ?? yearOf(event), month - 1, day)
    const [first, last] = [dayOf(event.start), dayOf(event.end)]
    return { event, distance: Math.max(first - date, date - last, 0) / MILLISECONDS_PER_DAY }
  })
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance)
  if (nearest === undefined || nearest.distance === 0 || nearest.distance > MAX_DISTANCE) return []
  const { event } = nearest
  return [
    {
      code: 'event-date-mismatch',
      path,
      message: `${JSON.stringify(written)} is not the date of the event ${JSON.stringify(event.id)}, which is ${period(event)}.`,
      hint: 'Correct the date. If it is another date, write what it is in front of it: by, until, before, after or since.',
    },
  ]
}

const MILLISECONDS_PER_DAY = 86_400_000

/** The day of a local time as UTC, so that days can be subtracted. */
const dayOf = (localTime: string) => Date.parse(localTime.slice(0, 10))

const yearOf = (event: SiteEvent | undefined) => Number(event?.start.slice(0, 4))

/** A date in a diagnostic. Diagnostics are English. */
const formatDate = (date: number | Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date)

function period({ start, end }: SiteEvent): string {
  const [first, last] = [formatDate(dayOf(start)), formatDate(dayOf(end))]
  return first === last ? `on ${first}` : `from ${first} to ${last}`
}
