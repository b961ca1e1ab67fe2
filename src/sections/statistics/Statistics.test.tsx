import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { Statistics } from './Statistics.tsx'
import { statisticsSchema } from './schema.ts'

const { statistics, ...data } = statisticsSchema.parse({
  kind: 'statistics',
  tone: 'dark',
  heading: 'The People Behind the Work',
  statistics: [
    {
      label: 'TS/SCI with full-scope polygraph',
      value: 99,
      isPercent: true,
      detail: 'Personnel who hold a Top Secret clearance.',
    },
    { label: 'Exercises', value: 42, detail: 'Combatant command-level exercises.' },
    { label: 'Average delay', value: 21, unit: 'months' },
  ],
})
const shown = (value: number, text = String(value)) => ({ value, text })
const section = {
  ...data,
  id: 'people',
  statistics: statistics.map((statistic) => ({ ...statistic, value: shown(statistic.value) })),
}

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
      (sum, path) => sum + (path.getAttribute('d')?.match(/v/gi)?.length ?? 0),
      0,
    ),
  )
  expect(highlighted).toEqual([99, 42, 21])
})

test('a percentage on top of the whole begins after 100 gray ticks', async () => {
  const statistics = [{ label: 'Over budget', value: shown(26), isPercent: true, isExtra: true }]
  const page = await renderInSite(<Statistics section={{ ...section, statistics }} />)
  const paths = [...page.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
  expect(paths.map((path) => path.match(/v/g)?.length)).toEqual([100, 26])
  expect(paths[1]).toContain('M109.5 8m1-8v8')
})

test('shows no ticks for large numbers and fractions', async () => {
  const statistics = [
    { label: 'Sites', value: shown(4000), isPercent: false },
    { label: 'Years', value: shown(2.5), isPercent: false },
  ]
  const page = await renderInSite(<Statistics section={{ ...section, statistics }} />)
  expect(page.querySelectorAll('svg')).toHaveLength(0)
})

test('highlights as many squares of a whole as the number or the percentage says', async () => {
  const some = [
    { label: 'Cleared', value: shown(99), isPercent: true, of: 140 },
    { label: 'First report', value: shown(2), isPercent: false, of: 14 },
  ]
  const page = await renderInSite(<Statistics section={{ ...section, statistics: some }} />)
  const squares = [...page.querySelectorAll('path')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/h(\d+)/g)].reduce(
      (sum, [, length]) => sum + Number(length),
      0,
    ),
  )
  expect(squares).toEqual([140, 139, 14, 2])
})

test('shows a tick for each unit of a year, and the first and the last year', async () => {
  const years = { first: 2024, counts: [2, 0, 3] }
  const some = [{ label: 'Exercises', value: shown(5), isPercent: false, years }]
  const page = await renderInSite(<Statistics section={{ ...section, statistics: some }} />)
  const [, ticks] = page.querySelectorAll('path')
  const perYear = ticks?.getAttribute('d')?.split('M').slice(1)
  const [place, count] = [parseFloat, (year: string) => year.split('v').length - 1]
  expect(perYear?.map((year) => [place(year), count(year)])).toEqual([
    [-0.5, 2],
    [7.5, 3],
  ])
  expect(page.querySelector('dt + dd')?.textContent).toBe('520242026')
})

test('shows numbers in the format of the language, years as they are, and a sign before', async () => {
  const some = [
    { label: 'Alerts', value: shown(12_500, '12.500'), isPercent: false },
    { label: 'Founded', value: shown(2026, '2.026'), isPercent: false, isYear: true },
    { label: 'Saved', value: shown(3.5, '3,5'), isPercent: false, prefix: '$', unit: 'million' },
  ]
  const page = await renderInSite(<Statistics section={{ ...section, statistics: some }} />)
  const values = [...page.querySelectorAll('dt + dd')].map((value) => value.textContent)
  expect(values).toEqual(['12.500', '2026', '$3,5 million'])
})

test('long numbers are smaller, all in the same size', async () => {
  const sizeOf = (page: Element) => page.querySelector('dl')?.style.getPropertyValue('--digits')
  expect(sizeOf(await rendered())).toBe('')
  const some = [
    { label: 'Alerts', value: shown(12_500, '12,500'), isPercent: false },
    { label: 'Teams', value: shown(7), isPercent: false },
  ]
  expect(
    sizeOf(await renderInSite(<Statistics section={{ ...section, statistics: some }} />)),
  ).toBe('6')
})
