import { expect, it, test } from 'vitest'
import manifest from '../../site.manifest.ts'
import { pageSchema } from '../../src/site/page.ts'
import { siteSchema } from '../../src/site/site.ts'
import minimal from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { eventData, organization } from './structuredData.ts'

const place = {
  name: 'Praxis',
  phone: { dial: '+492214710120' },
  address: { street: 'Lindenplatz 4', city: 'Köln', postalCode: '50674', country: 'DE' },
  map: { lat: 50, lng: 6, title: 'Praxis', directions: 'https://maps.example.com' },
} as const

const organizationAt = (hours?: object) => {
  const { footer } = manifest
  return organization(
    siteSchema.parse({
      ...manifest,
      places: { ...manifest.places, praxis: { ...place, hours } },
      footer: { ...footer, place: 'praxis' },
    }),
  )
}

it('is a local business with its opening hours', () => {
  expect(organizationAt({ monday: ['08:00-12:00', '15:00-18:00'] })).toMatchObject({
    '@type': 'LocalBusiness',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '08:00',
        closes: '12:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '15:00',
        closes: '18:00',
      },
    ],
  })
})

it('is an organization without opening hours', () => {
  const withoutHours = organizationAt()
  expect(withoutHours).toMatchObject({ '@type': 'Organization', telephone: '+492214710120' })
  expect(withoutHours).not.toHaveProperty('openingHoursSpecification')
})

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
