import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { event as texts } from 'virtual:texts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { EventDetails } from './EventDetails.tsx'
import { eventDetailsSchema } from './schema.ts'

const section = {
  ...eventDetailsSchema.parse({
    kind: 'eventDetails',
    heading: 'Event Details',
    event: 'happyHour',
    paragraphs: ['An informal afternoon at a restaurant in Hanover, Maryland.'],
  }),
  id: 'details',
  event: {
    start: '2025-07-18T15:00',
    end: '2025-07-18T17:00',
    endsAt: '2025-07-18T21:00:00.000Z',
    calendar: '/events/happy-hour.ics',
    formatted: {
      weekday: 'Friday',
      date: [
        { kind: 'month', text: 'July', before: '' },
        { kind: 'day', text: '18', before: ' ' },
        { kind: 'year', text: '2025', before: ', ' },
      ],
      start: '3:00pm',
      end: '5:00pm EDT',
    } as const,
    venue: {
      name: 'The Copper Lantern',
      address: { street: '1 Main Street', city: 'Hanover', region: 'MD', postalCode: '21076' },
      logo: testImage('venue'),
    },
    audience: 'Candidates holding TS/SCI/FSP',
    over: 'The event is over.',
  },
}

const rendered = () => renderInSite(<EventDetails section={section} />)

test('shows the date and times, also in machine-readable form', async () => {
  const times = [...(await rendered()).querySelectorAll('time')]
  expect(times.map(({ dateTime, textContent }) => [dateTime, textContent])).toEqual([
    ['2025-07-18', 'Friday July 18, 2025'],
    ['2025-07-18T15:00', '3:00pm'],
    ['2025-07-18T17:00', '5:00pm EDT'],
  ])
})

test('shows all days of an event of several days', async () => {
  const formatted = {
    weekday: 'Saturday – Monday',
    date: [{ kind: 'range', text: 'March 27 – 29, 2027', before: '' }],
    start: 'March 27 at 9:00am',
    end: 'March 29 at 5:00pm EDT',
  } as const
  const event = { ...section.event, formatted, start: '2027-03-27T09:00', end: '2027-03-29T17:00' }
  const page = await renderInSite(<EventDetails section={{ ...section, event }} />)
  expect(page.textContent).toContain('Saturday – Monday March 27 – 29, 2027')
  const times = [...page.querySelectorAll('time')]
  expect(times.map(({ dateTime, textContent }) => [dateTime, textContent])).toEqual([
    ['2027-03-27T09:00', 'March 27 at 9:00am'],
    ['2027-03-29T17:00', 'March 29 at 5:00pm EDT'],
  ])
  expect(await violations(page)).toEqual([])
})

test('shows the venue with its city and state', async () => {
  const details = [...(await rendered()).querySelectorAll('dd')].map((one) => one.textContent)
  expect(details).toContain('The Copper Lantern, Hanover, MD')
})

test('shows the details of an event without a logo', async () => {
  const { logo: _, ...venue } = section.event.venue
  const event = { ...section.event, venue }
  const page = await renderInSite(<EventDetails section={{ ...section, event }} />)
  expect(page.querySelector('img')).toBeNull()
  expect(page.textContent).toContain('The Copper Lantern, Hanover, MD')
})

const upcoming = {
  ...section,
  event: { ...section.event, endsAt: '2999-01-01T00:00:00.000Z' },
}

test('says that the event is over only after its end', async () => {
  const { over } = section.event
  const page = await rendered()
  await vi.waitFor(() => expect(page.textContent).toContain(over))
  expect(page.textContent).toContain(texts.past)
  const before = await renderInSite(<EventDetails section={upcoming} />)
  expect(before.textContent).not.toContain(over)
  expect(before.textContent).not.toContain(texts.past)
})

test('links to the calendar file only until the end of the event', async () => {
  const calendarLink = `a[href="${section.event.calendar}"]`
  const page = await rendered()
  await vi.waitFor(() => expect(page.querySelector(calendarLink)).toBeNull())
  cleanup()
  const before = await renderInSite(<EventDetails section={upcoming} />)
  expect(before.querySelector(calendarLink)?.textContent).toBe(texts.addToCalendar)
  expect(await violations(before)).toEqual([])
})
