import { expect, vi } from 'vitest'
import type { RenderExamples } from './renderExamples.ts'

/** Renders the details of an event before and after its end. */
export const renderEvent: RenderExamples = async () => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { testImage } = await import('../../../src/parts/testing/testImage.ts')
  const { EventDetails } = await import('../../../src/sections/eventDetails/EventDetails.tsx')
  const { formatTimes } = await import('../../../generator/emit/format.ts')
  const [start, end] = ['2025-07-18T15:00', '2025-07-18T17:00']
  const timeZone = 'America/New_York'
  const event = {
    name: 'Event',
    start,
    end,
    calendar: '/events/event.ics',
    formatted: formatTimes('de-DE', { start, end, timeZone }),
    timeZone,
    venue: {
      name: 'Venue',
      address: { street: 'Street', city: 'City', region: 'MD', postalCode: '20850' },
      logo: testImage('venue'),
    },
    audience: 'Audience',
    over: 'The event is over.',
  }
  const section = (endsAt: string) =>
    ({
      kind: 'eventDetails',
      id: 'event',
      heading: '«heading»',
      tone: 'plain',
      event: { ...event, endsAt },
      paragraphs: [],
    }) as const
  const upcoming = await renderInSite(
    <EventDetails section={section('2999-07-18T21:00:00.000Z')} />,
  )
  const over = await renderInSite(<EventDetails section={section('2025-07-18T21:00:00.000Z')} />)
  // The first render uses the result of the build, which depends on the events of the site.
  await vi.waitFor(() => expect(over.textContent).toContain(event.over))
  return [upcoming, over].map((element) => ({ element, data: event }))
}
