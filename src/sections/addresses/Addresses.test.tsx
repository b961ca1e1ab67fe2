import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { Addresses } from './Addresses.tsx'
import { addressesSchema } from './schema.ts'

const office = {
  id: 'office',
  name: 'Office',
  phone: { text: '(301) 555-0142', dial: '+13015550142' },
  address: { lines: ['1 Research Court', 'Rockville, MD 20850'], city: 'Rockville' },
  directions: 'https://maps.example.com/office' as const,
}
const storage = {
  id: 'storage',
  name: 'Storage',
  address: { lines: ['2 Depot Road', 'Rockville, MD 20850'], city: 'Rockville' },
}
const hours = [
  { day: 'Monday', times: ['8:00am – 12:00pm', '3:00 – 6:00pm'] },
  { day: 'Tuesday', times: [] },
]
const section = {
  ...addressesSchema.parse({
    kind: 'addresses',
    tone: 'tint',
    label: 'Our offices',
    heading: 'Where to Find Us',
    addresses: [{ place: 'headquarters', hours: 'headquarters' }],
  }),
  id: 'offices',
  addresses: [{ place: office, hours }, { place: storage }],
}

const rendered = () => renderInSite(<Addresses section={section} />)

test('shows of each place what it has', async () => {
  const places = [...(await rendered()).querySelectorAll('li')].map((item) => ({
    name: item.querySelector('h3')?.textContent,
    address: item.querySelector('address')?.innerHTML,
    links: [...item.querySelectorAll('a')].map(({ href }) => href),
    hours: [...item.querySelectorAll('dl > div')].map(({ textContent }) => textContent),
  }))
  expect(places).toEqual([
    {
      name: 'Office',
      address: '1 Research Court<br>Rockville, MD 20850',
      links: ['tel:+13015550142', 'https://maps.example.com/office'],
      hours: ['Monday8:00am – 12:00pm3:00 – 6:00pm', 'TuesdayClosed'],
    },
    { name: 'Storage', address: '2 Depot Road<br>Rockville, MD 20850', links: [], hours: [] },
  ])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
