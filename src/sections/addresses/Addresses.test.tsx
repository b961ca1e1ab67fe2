import { act, cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setConsent } from '../../consent/consent.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { Addresses } from './Addresses.tsx'
import { addressesSchema } from './schema.ts'

const section = {
  ...addressesSchema.parse({
    kind: 'addresses',
    tone: 'tint',
    heading: 'Visit or Call',
    intro: 'Please call to arrange a visit.',
    place: 'headquarters',
    note: 'Visitors park **behind** the building.',
  }),
  id: 'visit',
  addresses: [],
  place: {
    id: 'headquarters',
    name: 'Headquarters',
    phone: { text: '(301) 555-0142', dial: '+13015550142' },
    address: { lines: ['1200 Keystone Court', 'Rockville, MD 20850'], city: 'Rockville' },
    map: {
      title: 'Keystead Solutions',
      height: 750,
      directions: 'https://maps.example.com/rockville' as const,
    },
    mapImage: testImage('Map of the city'),
  },
}

const boston = {
  id: 'boston',
  name: 'Boston office',
  phone: { text: '(617) 555-0142', dial: '+16175550142' },
  address: { lines: ['1 Harbor Street', 'Boston, MA 02110'], city: 'Boston' },
  map: { ...section.place.map, directions: 'https://maps.example.com/boston' as const },
}
const denver = {
  id: 'denver',
  name: 'Denver office',
  address: { lines: ['1 Mountain Street', 'Denver, CO 80202'], city: 'Denver' },
}
const hours = [
  { day: 'Monday', times: ['8:00am – 12:00pm', '3:00 – 6:00pm'] },
  { day: 'Tuesday', times: [] },
]
const addresses = [{ place: boston, hours }, { place: denver }]

const rendered = () => renderInSite(<Addresses section={section} />)
const renderedWithOthers = (place?: typeof section.place) =>
  renderInSite(<Addresses section={{ ...section, place, addresses }} />)

test('links the phone number and the directions', async () => {
  const links = [...(await rendered()).querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  )
  expect(links).toEqual(['tel:+13015550142', 'https://maps.example.com/rockville'])
})

test('shows the small print with and without a map', async () => {
  const note = 'Visitors park behind the building.'
  const withMap = await renderInSite(<Addresses section={{ ...section, note }} />)
  expect(withMap.textContent).toContain(note)
  cleanup()
  const place = { ...section.place, map: undefined }
  const without = await renderInSite(<Addresses section={{ ...section, place, note }} />)
  expect(without.textContent).toContain(note)
})

test.each([
  ['beside a map', section.place],
  ['without a map', undefined],
])('lists of other places what they have, %s', async (_, place) => {
  const places = [...(await renderedWithOthers(place)).querySelectorAll('li')].map((item) => ({
    name: item.querySelector('h3')?.textContent,
    address: item.querySelector('address')?.innerHTML,
    links: [...item.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    hours: [...item.querySelectorAll('dl > div')].map(({ textContent }) => textContent),
  }))
  expect(places).toEqual([
    {
      name: 'Boston office',
      address: '1 Harbor Street<br>Boston, MA 02110',
      links: ['tel:+16175550142', 'https://maps.example.com/boston'],
      hours: ['Monday8:00am – 12:00pm3:00 – 6:00pm', 'TuesdayClosed'],
    },
    {
      name: 'Denver office',
      address: '1 Mountain Street<br>Denver, CO 80202',
      links: [],
      hours: [],
    },
  ])
})

test('is accessible without a map', async () => {
  expect(await violations(await renderedWithOthers())).toEqual([])
})

test('names every link to directions after its place', async () => {
  const page = await renderedWithOthers(section.place)
  const links = [...page.querySelectorAll('a[target]')]
  expect(links.map((link) => link.textContent.split(' (')[0])).toEqual([
    'Headquarters: Get directions',
    'Boston office: Get directions',
  ])
})

test('a place without a position has no map and no directions', async () => {
  const { map: _, ...place } = section.place
  const page = await renderInSite(<Addresses section={{ ...section, place }} />)
  expect(page.querySelector('figure, [data-status], a[target]')).toBeNull()
  expect(page.querySelector('address')?.textContent).toContain('1200 Keystone Court')
})

test('a build without a map provider shows the image of the map, and without an image only the texts', async () => {
  expect((await rendered()).querySelector('[data-status] img')?.getAttribute('alt')).toBe(
    'Map of the city',
  )
  cleanup()
  const { mapImage: _, ...place } = section.place
  const page = await renderInSite(<Addresses section={{ ...section, place }} />)
  expect(page.querySelector('img, [data-status]')).toBeNull()
  expect(page.querySelector('h2')?.textContent).toBe(section.heading)
  expect(page.querySelector('a[target]')?.getAttribute('href')).toBe(place.map.directions)
})

test('M9: loads no map in a build without a key, with or without consent', async () => {
  for (const hasConsent of [false, true]) {
    act(() => setConsent({ maps: hasConsent }))
    const page = await rendered()
    expect(
      page.querySelector('[aria-label="Headquarters: Map"]')?.getAttribute('data-status'),
    ).toBe('NOT_LOADED')
    expect(page.querySelector('iframe, button')).toBeNull()
    expect(page.querySelector('address')?.textContent).toContain('1200 Keystone Court')
    cleanup()
  }
})
