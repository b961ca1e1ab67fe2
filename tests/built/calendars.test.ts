import path from 'node:path'
import ICAL from 'ical.js'
import { expect, it, type TestContext } from 'vitest'
import { calendarPath } from '../../generator/manifest/textFiles.ts'
import { readHosting } from '../../generator/hosting/hostingFolder.ts'
import { instantOf } from '../../generator/manifest/dates.ts'
import { eventsOn } from '../../src/site/page.ts'
import { usedBySite } from '../support/usedBySite.ts'
import { DIST, documentAt, files, textOf } from './files.ts'
import { site, sitePages } from '../support/builtSite.ts'

/** The events that pages show, with the paths of these pages. */
const shownEvents = Object.entries(site.events).flatMap(([id, event]) => {
  const pages = sitePages.filter(({ canonical }) => {
    const route = site.routes[canonical]
    return route !== undefined && !('alias' in route) && eventsOn(route).includes(id)
  })
  return pages.length === 0 ? [] : [{ ...event, file: calendarPath(id), pages }]
})

const usedEvents = (context: TestContext) => {
  usedBySite(context, shownEvents[0], 'an event')
  return shownEvents
}

it('has a calendar file for each event that a page shows, and no other', () => {
  const written = files.filter((file) => file.endsWith('.ics')).map((file) => `/${file}`)
  expect(written.toSorted()).toEqual(shownEvents.map(({ file }) => file).toSorted())
})

it('the calendar files contain the time, the venue and the page of the event', (context) => {
  for (const { file, name, start, end, timeZone, venue, pages } of usedEvents(context)) {
    const calendar = ICAL.Component.fromString(textOf(file))
    const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0])
    expect(event.summary).toBe(name)
    expect(event.startDate.toJSDate().getTime()).toBe(instantOf(start, timeZone))
    expect(event.endDate.toJSDate().getTime()).toBe(instantOf(end, timeZone))
    for (const part of [venue.name, venue.address.street, venue.address.city]) {
      expect(event.location).toContain(part)
    }
    const url = String(event.component.getFirstPropertyValue('url'))
    expect(pages.map((page) => site.product.origin + page.canonical)).toContain(url)
    expect(event.uid).toContain(new URL(site.product.origin).host)
  }
})

it('pages link to the calendar file until the event is over', async (context) => {
  const events = usedEvents(context)
  const hosting = await readHosting(path.dirname(DIST))
  for (const { file, end, timeZone, pages } of events) {
    const isOver = instantOf(end, timeZone) <= Date.parse(hosting?.builtAt ?? '')
    for (const { path: pagePath } of pages) {
      const page = documentAt(pagePath)
      expect(page.querySelectorAll(`main a[href="${file}"]`)).toHaveLength(isOver ? 0 : 1)
    }
  }
})
