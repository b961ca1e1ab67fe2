import { eventsOn } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import { articlesIn, feedPath, listedPages } from './articleLists.ts'
import { allPages } from './sitePages.ts'

/** The URL paths of the calendar files and feeds of a site. Links and redirects can lead to them. */
export const textFilePaths = (site: Site): string[] => [
  ...new Set(allPages(site).flatMap(({ page }) => eventsOn(page).map(calendarPath))),
  ...listedPages(site)
    .filter((above) => articlesIn(site, above).length > 0)
    .map(feedPath),
]

/**
 * The URL path of an event's calendar file, e.g. `/events/happy-hour.ics` for `happyHour`. Nothing else
 * can have it: paths of pages contain no dot, no other file of a build ends with `.ics`,
 * and two names have the same words only if they are equal.
 */
export const calendarPath = (event: string): string =>
  `/events/${event.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ics`
