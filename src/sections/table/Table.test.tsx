import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { Table } from './Table.tsx'
import { tableSchema } from './schema.ts'

const input = {
  kind: 'table',
  label: 'Prices',
  heading: 'What It Costs',
  caption: 'Prices in US dollars, without tax',
  columns: [{ title: 'Service' }, { title: 'Duration' }, { title: 'Price', isNumber: true }],
  rows: [
    { cells: ['Assessment of one system', 'Two weeks', '9,800'] },
    { cells: ['Plan for the migration', 'Four weeks', '18,500'] },
  ],
}

const section = { ...tableSchema.parse(input), id: 'prices' }

const rendered = (changes = {}) => renderInSite(<Table section={{ ...section, ...changes }} />)

const textsOf = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('has headers for its columns, and on request for its rows', async () => {
  const page = await rendered()
  expect(textsOf(page, 'th[scope=col]')).toEqual(input.columns.map(({ title }) => title))
  expect(textsOf(page, 'th[scope=row]')).toEqual(input.rows.map(({ cells }) => cells[0]))
  expect(textsOf(await rendered({ rowHeaders: false }), 'th[scope=row]')).toEqual([])
})

test('scrolls in a region with the name of its caption, which the keyboard reaches', async () => {
  const page = await rendered()
  const region = page.querySelector('figure')
  expect(region?.getAttribute('tabindex')).toBe('0')
  const caption = page.querySelector('caption')
  expect(caption?.textContent).toBe(input.caption)
  expect(region?.getAttribute('aria-label')).toBe(caption?.textContent)
})

test('aligns the cells of a column with numbers, and its header', async () => {
  expect(textsOf(await rendered(), '[data-number]')).toEqual(['Price', '9,800', '18,500'])
})

test('if it is stacked, has the titles of its columns in the cells', async () => {
  const labelsOf = async (changes: object) => {
    const table = (await rendered(changes)).querySelector('table')
    expect(table?.matches('[data-stacked]')).toBe('stacked' in changes)
    return [...(table?.querySelectorAll('td') ?? [])].map(({ dataset }) => dataset['label'])
  }
  const rows = [{ cells: ['Plan', 'Four weeks', '18,500'] }]
  expect(await labelsOf({ rows, stacked: true })).toEqual(['Duration', 'Price'])
  expect(await labelsOf({ rows })).toEqual([undefined, undefined])
})

test('marks a row that stands out', async () => {
  const page = await rendered({ marked: 2 })
  expect(textsOf(page, '[class*=marked] > th')).toEqual(['Plan for the migration'])
})

test('needs a cell for each column', () => {
  const { error } = tableSchema.safeParse({ ...input, rows: [{ cells: ['Plan', '18,500'] }] })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['rows.0.cells', 'write 3 cells, one for each column: these are 2'],
  ])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
