// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import venueFiles from '../../src/images/venue.svg?focus=0.5+0.5&picture'
import type { RenderedReference } from '../../src/model/rendered.ts'

export const happyHourEvent = {
  start: '2025-07-18T15:00',
  end: '2025-07-18T17:00',
  venue: {
    name: 'The Copper Lantern',
    address: { city: 'Hanover', region: 'MD' },
    logo: { ...venueFiles, alt: 'Logo of The Copper Lantern', focus: { x: 0.5, y: 0.5 } },
  },
  audience: 'Candidates holding TS/SCI/FSP',
  over: 'Register your interest below. We answer every registration within a week.',
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
  },
} satisfies RenderedReference<'event'>
