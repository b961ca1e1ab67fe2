import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { Statistics } from './Statistics.tsx'
import { statisticsSchema } from './schema.ts'

const section = { ...statisticsSchema.parse(example), id: 'people' }

const rendered = () => renderInSite(<Statistics section={section} />)

test('shows the values with their units', async () => {
  const values = [...(await rendered()).querySelectorAll('dt + dd')].map(
    (value) => value.textContent,
  )
  expect(values).toEqual(['99%', '42', '21 months'])
})

test('highlights as many ticks as the value', async () => {
  const highlighted = [...(await rendered()).querySelectorAll('dt + dd')].map((value) =>
    [...value.querySelectorAll('path:last-child')].reduce(
      (sum, path) => sum + (path.getAttribute('d')?.match(/M/g)?.length ?? 0),
      0,
    ),
  )
  expect(highlighted).toEqual([99, 42, 21])
})

test('shows no ticks for large numbers and fractions', async () => {
  const statistics = [
    { label: 'Sites', value: 4000, isPercent: false },
    { label: 'Years', value: 2.5, isPercent: false },
  ]
  const page = await renderInSite(<Statistics section={{ ...section, statistics }} />)
  expect(page.querySelectorAll('svg')).toHaveLength(0)
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
