import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { IconGrid } from './IconGrid.tsx'
import { iconGridSchema } from './schema.ts'

const section = { ...iconGridSchema.parse(example), id: 'industries' }

const rendered = () => renderInSite(<IconGrid section={section} />)

test('sets the number of cards in a row', async () => {
  const grid = (await rendered()).querySelector('ul')
  expect(grid?.style.getPropertyValue('--per-row')).toBe('3')
})

test('links only the cards with a link target', async () => {
  const links = [...(await rendered()).querySelectorAll('a')].map((link) => link.textContent)
  expect(links).toEqual(['Technology'])
})
