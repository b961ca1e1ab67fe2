import { expect, test } from 'vitest'
import minimal from '../../../tests/generator/fixtures/minimal/site.manifest.ts'
import { pageSchema } from '../../../src/site/page.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { eventData } from './eventData.ts'

test('several events on a page have different ids', () => {
  const { events } = minimal
  const site = siteSchema.parse({ ...minimal, events: { ...events, second: events?.happyHour } })
  const section = { kind: 'eventDetails', heading: 'When', event: 'happyHour' }
  const page = pageSchema.parse({
    ...minimal.routes['/'],
    sections: [section, { ...section, event: 'second' }, { ...section, heading: 'Again' }],
  })
  expect(eventData(site, '/events', page)).toMatchObject([
    { '@id': 'https://www.example.com/events#event' },
    { '@id': 'https://www.example.com/events#event-2' },
  ])
})
