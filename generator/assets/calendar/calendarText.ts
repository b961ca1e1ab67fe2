import ical from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import type { SiteEvent } from '../../../src/model/event.ts'
import { instantOf } from '../../manifest/dates.ts'
import { timeZoneComponent } from './timeZoneComponent.ts'

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
