import { expect, it, test } from 'vitest'
import manifest from '../../site.manifest.ts'
import { pageSchema } from '../../src/site/page.ts'
import { siteSchema } from '../../src/site/site.ts'
import minimal from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { croppedImages, eventData, organization, structuredData } from './structuredData.ts'

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
    image: `${manifest.product.origin}/icon-512.png`,
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

it.each([
  ['18:00-02:00', '02:00'],
  ['20:00-24:00', '00:00'],
  ['18:00-20:24', '20:24'],
  ['00:00-24:00', '23:59'],
])('closes hours such as %s at %s', (range, closes) => {
  const specification = { openingHoursSpecification: [{ closes }] }
  expect(organizationAt({ friday: [range] })).toMatchObject(specification)
})

it('is an organization without opening hours', () => {
  const withoutHours = organizationAt()
  expect(withoutHours).toMatchObject({
    '@type': 'Organization',
    telephone: '+492214710120',
    logo: `${manifest.product.origin}/icon-512.png`,
  })
  expect(withoutHours).not.toHaveProperty('openingHoursSpecification')
})

test('a video is listed if its day of publication is declared, with crops of its poster', () => {
  const video = { kind: 'video', heading: 'A Tour', poster: 'orbit' }
  const home = pageSchema.parse({
    ...minimal.routes['/'],
    sections: [
      { ...video, video: { kind: 'youtube', id: 'aqz-KE-bpKQ' }, published: '2026-05-04' },
      { ...video, heading: 'A Day', video: { kind: 'vimeo', id: '76979871' } },
      {
        ...video,
        heading: 'A Night',
        video: { kind: 'vimeo', id: '76979872' },
        published: '2026-05-05',
      },
    ],
  })
  const site = siteSchema.parse({ ...minimal, routes: { ...minimal.routes, '/': home } })
  const listed = structuredData(site, '/', home)?.['@graph'].flatMap((thing) =>
    typeof thing === 'object' && '@type' in thing && thing['@type'] === 'VideoObject'
      ? [thing]
      : [],
  )
  const images = croppedImages(site).filter(({ image }) => image === 'orbit')
  expect(listed).toMatchObject([
    {
      name: 'A Tour',
      description: 'A Tour',
      uploadDate: '2026-05-04',
      thumbnailUrl: ['16x9', '4x3', '1x1'].map(
        (ratio) => `https://www.example.com/images/home-video-1-${ratio}.jpg`,
      ),
    },
    { name: 'A Night', description: 'A Night' },
  ])
  expect(images.map(({ file }) => file)).toContain('images/home-video-1-16x9.jpg')
})

test('several events on a page have different ids and descriptions', () => {
  const { events } = minimal
  const second = { ...events?.happyHour, audience: 'Beginners' }
  const site = siteSchema.parse({ ...minimal, events: { ...events, second } })
  const section = { kind: 'eventDetails', heading: 'When', event: 'happyHour' }
  const page = pageSchema.parse({
    ...minimal.routes['/'],
    sections: [section, { ...section, event: 'second' }, { ...section, heading: 'Again' }],
  })
  expect(eventData(site, '/events', page)).toMatchObject([
    {
      '@id': 'https://www.example.com/events#event',
      description: `For: ${site.events['happyHour']?.audience}`,
    },
    { '@id': 'https://www.example.com/events#event-2', description: 'For: Beginners' },
  ])
  const [only] = eventData(site, '/events', { ...page, sections: page.sections.slice(0, 1) })
  expect(only).toMatchObject({ description: page.description })
})

it('breadcrumbs begin at the home page in the language of the page, and stay in this language', () => {
  const page = (title: string, language?: string, translationOf?: string) =>
    pageSchema.parse({ ...minimal.routes['/'], title, language, translationOf })
  const routes = {
    '/': page('Home'),
    '/services': page('Services'),
    '/fr': page('Accueil', 'fr-CA', '/'),
    '/fr/services': page('Services', 'fr-CA', '/services'),
    '/services/audits': page('Audits', 'fr-CA'),
  }
  const site = siteSchema.parse({ ...minimal, languages: { 'fr-CA': {} }, routes })
  const trail = (path: keyof typeof routes) =>
    structuredData(site, path, routes[path])?.['@graph'].flatMap((thing) =>
      typeof thing === 'object' && thing['@type'] === 'BreadcrumbList'
        ? [thing.itemListElement].flat().map((item) => Reflect.get(Object(item), 'item'))
        : [],
    )
  const urls = (...paths: string[]) => paths.map((path) => minimal.product.origin + path)
  expect([trail('/'), trail('/fr')]).toEqual([[], []])
  expect(trail('/fr/services')).toEqual(urls('/fr', '/fr/services'))
  expect(trail('/services/audits')).toEqual(urls('/fr', '/services/audits'))
  expect(trail('/services')).toEqual(urls('/', '/services'))
})
