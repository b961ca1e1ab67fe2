import type { SiteEvent } from '../../../src/model/event.ts'
import { eventsOn } from '../../../src/site/page.ts'
import type { Site } from '../../../src/site/site.ts'
import { calendarPath } from '../../emit/resolve.ts'
import { siteAddressLines, siteCountry } from '../../rules/formats.ts'
import { sitePages } from '../../manifest/pages.ts'
import { calendarText } from './calendarText.ts'

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
    uid: `${id}@${new URL(product.origin).host}`,
    location: [venue.name, ...siteAddressLines(venue.address, language, siteCountry(site))].join(
      ', ',
    ),
    // Not all calendars show the property URL.
    description: `${texts.event.audience}: ${audience}\n${url}`,
    url,
  })
}
