import ical from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block, tzlib_get_offset, tzlib_get_timezones } from 'timezones-ical-library'
import type { SiteEvent } from '../../src/model/event.ts'
import { fillText } from '../../src/model/fillText.ts'
import { eventsOn } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import { firstOriginOf } from '../manifest/articles.ts'
import { instantOf } from '../manifest/dates.ts'
import { sitePages } from '../manifest/pages.ts'
import { calendarPath } from '../manifest/textFiles.ts'
import { siteAddressLines, siteCountry } from '../rules/phonesAndAddresses.ts'

/** The calendar files: one for each event that a page shows. Texts by URL path, e.g. `/events/happy-hour.ics`. */
export function calendarFiles(site: Site): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const { canonical, page } of shownPages(site)) {
    for (const id of eventsOn(page)) {
      const event = site.events[id]
      const path = calendarPath(id)
      if (event !== undefined && !files.has(path)) {
        files.set(path, fileOf(site, id, event, canonical))
      }
    }
  }
  return files
}

/** Every page, and the not-found page, which has no URL of its own. */
const shownPages = (site: Site) => [...sitePages(site), { canonical: '/', page: site.notFound }]

function fileOf(site: Site, id: string, event: SiteEvent, page: string): string {
  const { product, language, texts } = site
  const { venue, audience } = event
  const url = product.origin + page
  return calendarText({
    event,
    uid: `${id}@${new URL(firstOriginOf(site)).host}`,
    location: [venue.name, ...siteAddressLines(venue.address, language, siteCountry(site))].join(
      ', ',
    ),
    // Not all calendars show the property URL.
    description: `${fillText(texts.map.named, { name: texts.event.audience, text: audience })}\n${url}`,
    url,
  })
}

/** The content of a calendar file. Everything else comes from the event. */
export type CalendarContent = {
  readonly event: Pick<SiteEvent, 'name' | 'start' | 'end' | 'timeZone'>
  /** Identifies the event in the calendars of visitors, so a second download replaces the first one. */
  readonly uid: string
  /** The venue and its postal address. */
  readonly location: string
  readonly description: string
  /** The page of the event. */
  readonly url: string
}

/**
 * The text of a calendar file with one event (iCalendar, RFC 5545). The times are local times with the
 * time zone; in UTC if there is no correct time zone component.
 */
export function calendarText({ event, uid, ...texts }: CalendarContent): string {
  const { name, start, end, timeZone } = event
  const [startsAt, endsAt] = [instantOf(start, timeZone), instantOf(end, timeZone)]
  const component = timeZoneComponent(timeZone, [start, end])
  // Without a name: with it, the library writes DTSTAMP as local time, which must be in UTC.
  const calendar = ical({ timezone: { name: null, generator: () => component?.text ?? null } })
  calendar.createEvent({
    id: uid,
    // Calendars ignore a file that is older than their copy (RFC 5546, 2.1.5). A build cannot know when
    // the event was changed, so all files are equally old, and a later download replaces the copy.
    stamp: new Date(0),
    summary: name,
    ...texts,
    ...(component === undefined
      ? { start: new Date(startsAt), end: new Date(endsAt) }
      : {
          start: Temporal.PlainDateTime.from(start),
          end: Temporal.PlainDateTime.from(end),
          timezone: component.name,
        }),
  })
  return `${calendar.toString()}\r\n`
}

/** A `VTIMEZONE` component, and the name of the time zone in it. */
type TimeZoneComponent = { readonly name: string; readonly text: string }

/**
 * The `VTIMEZONE` component of a time zone. Undefined if the library does not know the time zone, or has
 * another UTC offset at one of the local times than Node, which pages use: the rules of some countries
 * change often, e.g. in Morocco.
 */
function timeZoneComponent(
  timeZone: string,
  localTimes: readonly string[],
): TimeZoneComponent | undefined {
  const name = [tzlib_get_timezones()]
    .flat()
    .find((known) => known.toLowerCase() === timeZone.toLowerCase())
  if (name === undefined) return undefined
  const isCorrect = localTimes.every((local) => offsetIn(name, local) === offset(name, local))
  // The component of an alias has the current name, e.g. Asia/Kolkata for Asia/Calcutta.
  const [text, parameter = ''] = [tzlib_get_ical_block(name)].flat()
  if (!isCorrect || text === undefined) return undefined
  return { name: parameter.replace(/^TZID=/, ''), text }
}

/** The UTC offset of a local time according to the library. Minutes. */
function offsetIn(name: string, local: string): number {
  const [, sign, hours, minutes] =
    /^([+-])(\d\d)(\d\d)$/.exec(tzlib_get_offset(name, local.slice(0, 10), local.slice(11))) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The UTC offset of a local time according to Node. Minutes. */
const offset = (name: string, local: string) =>
  (Date.parse(`${local}:00Z`) - instantOf(local, name)) / 60_000
