import type { Event } from 'schema-dts'
import type { SiteEvent } from '../../../src/model/event.ts'
import { type Page, eventsOn } from '../../../src/site/page.ts'
import type { Site } from '../../../src/site/site.ts'
import { instantOf } from '../../manifest/wallClock.ts'
import { eventImages } from './eventImages.ts'
import { organizationReference } from './organization.ts'
import { postalAddress } from './postalAddress.ts'

/**
 * The events on a page, with the properties that Google requires and recommends
 * (https://developers.google.com/search/docs/appearance/structured-data/event). There are no
 * `offers` and no `performer`, because the manifest contains neither prices nor performers.
 */
export function eventData(site: Site, path: string, page: Page): Event[] {
  return eventsOn(page).flatMap((id, index): Event[] => {
    const event = site.events[id]
    if (event === undefined) return []
    const { name, venue, audience } = event
    const images = eventImages(path, page).map(({ file }) => `${site.product.origin}/${file}`)
    return [
      {
        '@type': 'Event',
        '@id': `${site.product.origin}${path}#event${index === 0 ? '' : `-${index + 1}`}`,
        name,
        description: page.description,
        url: site.product.origin + path,
        ...(images.length === 0 ? {} : { image: images }),
        startDate: withOffset(event.start, event),
        endDate: withOffset(event.end, event),
        // Also the status of past events. Other statuses are for changed events, e.g. rescheduled ones.
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: venue.name, address: postalAddress(venue.address) },
        audience: { '@type': 'Audience', audienceType: audience },
        organizer: organizationReference(site),
      },
    ]
  })
}

/** The local time of an event with its UTC offset: `2025-07-18T15:00:00-04:00`. */
function withOffset(local: string, { timeZone }: SiteEvent): string {
  const minutes = (Date.parse(`${local}:00Z`) - instantOf(local, timeZone)) / 60_000
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0')
  const sign = minutes < 0 ? '-' : '+'
  return `${local}:00${sign}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
}
