import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { IconGrid } from './IconGrid.tsx'
import { iconGridSchema } from './schema.ts'

const section = {
  ...iconGridSchema.parse({
    kind: 'iconGrid',
    label: 'Who we work for',
    heading: 'Industries We Serve',
    perRow: 3,
    cards: [
      {
        icon: 'cpu',
        title: 'Technology',
        description: 'Secure products and development pipelines.',
        link: '/customers/commercial',
      },
      { icon: 'building-bank', title: 'Finance', description: 'Identity and tested recovery.' },
      { icon: 'heartbeat', title: 'Healthcare', description: 'Care during an outage.' },
      { icon: 'building-factory-2', title: 'Manufacturing', titlePosition: 'beside' },
      { icon: 'building-store', title: 'Retail', titlePosition: 'beside' },
    ],
  }),
  id: 'industries',
}

test('the last two of five cards fill the row below the first three', async () => {
  const page = await renderInSite(<IconGrid section={section} />)
  expect(page.querySelector('ul')?.style.getPropertyValue('--tracks')).toBe('6')
  const cards = [...page.querySelectorAll('li')]
  expect(cards.map(({ style }) => style.getPropertyValue('--span'))).toEqual([
    ...Array.from({ length: 3 }, () => '2'),
    ...Array.from({ length: 2 }, () => '3'),
  ])
})

test('a card without an icon can have a list under its text', async () => {
  const cards = [
    { title: 'Study', titlePosition: 'below', description: 'An answer.', points: ['In writing'] },
    { title: 'Product', titlePosition: 'below' },
  ] as const
  const page = await renderInSite(<IconGrid section={{ ...section, cards: [...cards] }} />)
  expect([...page.querySelectorAll('h3 + p + ul > li')].map((one) => one.textContent)).toEqual(
    cards[0].points,
  )
  expect(page.querySelectorAll('ul ul')).toHaveLength(1)
  expect(page.querySelector('svg')).toBeNull()
})
