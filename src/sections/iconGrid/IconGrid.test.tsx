import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { IconGrid } from './IconGrid.tsx'
import { iconGridSchema } from './schema.ts'

const section = { ...iconGridSchema.parse(example), id: 'industries' }

test('sets the number of cards in a row, and the last of five cards fills its row', async () => {
  const page = await renderInSite(<IconGrid section={section} />)
  const style = page.querySelector('ul')?.style
  expect(style?.getPropertyValue('--columns')).toBe('3')
  expect(style?.getPropertyValue('--last')).toBe('2')
})
