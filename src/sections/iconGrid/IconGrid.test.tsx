import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { IconGrid } from './IconGrid.tsx'
import { iconGridSchema } from './schema.ts'

const section = { ...iconGridSchema.parse(example), id: 'industries' }

test('sets the number of cards in a row', async () => {
  const page = await renderInSite(<IconGrid section={section} />)
  const grid = page.querySelector('ul')
  expect(grid?.style.getPropertyValue('--per-row')).toBe('3')
})
