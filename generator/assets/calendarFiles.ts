import ical from 'ical-generator'
import type { SiteEvent } from '../../src/model/event.ts'
import { fillText } from '../../src/model/fillText.ts'
import { eventsOn } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import { firstOriginOf } from '../manifest/articleLists.ts'
import { instantOf } from '../manifest/dates.ts'
import { sitePages } from '../manifest/sitePages.ts'
import { calendarPath } from '../manifest/textFiles.ts'
import { siteAddressLines, siteCountry } from '../manifest/phonesAndAddresses.ts'

/** The calendar files: one for each event that a page shows. Texts by URL path, e.g. `/events/happy-hour.ics`. */
export function calendarFiles(site: Site): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const { canonical, page } of shownPages(site)) {
    for (const id of eventsOn(page)) {
      const event = site.events[id]
      const path = calendarPath(id)
      if (event !== undefined && !files.has(path)) {
        files.set(path, calendarFileOf(site, id, event, canonical))
      }
    }
  }
  return files
}

/** Every page, and the not-found page, which has no URL of its own. */
const shownPages = (site: Site) => [...sitePages(site), { canonical: '/', page: site.notFound }]

function calendarFileOf(site: Site, id: string, event: SiteEvent, page: string): string {
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

/** The text of a calendar file with one event (iCalendar, RFC 5545). Its times are in UTC. */
export function calendarText({ event, uid, ...texts }: CalendarContent): string {
  const { name, start, end, timeZone } = event
  const calendar = ical()
  calendar.createEvent({
    id: uid,
    // Calendars ignore a file that is older than their copy (RFC 5546, 2.1.5). A build cannot know when
    // the event was changed, so all files are equally old, and a later download replaces the copy.
    stamp: new Date(0),
    summary: name,
    ...texts,
    start: new Date(instantOf(start, timeZone)),
    end: new Date(instantOf(end, timeZone)),
  })
  return `${calendar.toString()}\r\n`
}
