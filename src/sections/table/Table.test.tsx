import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { Table } from './Table.tsx'
import { tableSchema } from './schema.ts'

const section = { ...tableSchema.parse(example), id: 'prices' }

const rendered = (changes = {}) => renderInSite(<Table section={{ ...section, ...changes }} />)

const textsOf = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('has headers for its columns, and on request for its rows', async () => {
  const page = await rendered()
  // The title of a column with a scale is for assistive technology: its labels are a drawing.
  const titles = textsOf(page, 'th[scope=col]:not(:has([aria-hidden])), th > :not([aria-hidden])')
  expect(titles).toEqual(example.columns.map(({ title }) => title))
  expect(textsOf(page, 'th[scope=row]')).toEqual(example.rows.map(({ cells }) => cells[0]))
  expect(textsOf(await rendered({ rowHeaders: false }), 'th[scope=row]')).toEqual([])
})

test('scrolls in a region with the name of its caption, which the keyboard reaches', async () => {
  const page = await rendered()
  const region = page.querySelector('figure')
  expect(region?.getAttribute('tabindex')).toBe('0')
  const caption = page.querySelector('caption')
  expect(caption?.textContent).toBe(example.caption)
  expect(region?.getAttribute('aria-label')).toBe(caption?.textContent)
})

test('aligns the cells of a column with numbers, and its header', async () => {
  expect(textsOf(await rendered(), '[data-number]')).toEqual(['Price', '9,800', '4,900', '18,500'])
})

test('shows the bar of a row on the scale, and where it can move', async () => {
  const page = await rendered()
  const positionsOf = (selector: string) =>
    [...page.querySelectorAll<HTMLElement>(selector)].map(({ style }) => [
      style.getPropertyValue('inset-inline-start'),
      style.getPropertyValue('inline-size'),
    ])
  expect(positionsOf('td span + span + span')).toEqual([
    ['0%', '33.333%'],
    ['33.333%', '16.667%'],
    ['50%', '50%'],
    ['33.333%', '66.667%'],
  ])
  expect(positionsOf('[data-moves]')).toEqual([['33.333%', '16.667%']])
})

test('if it is stacked, has the titles of its columns in the cells', async () => {
  const columns = [{ title: 'Factor' }, { title: 'A' }, { title: 'B' }].map((column) => ({
    ...column,
    isNumber: false,
  }))
  const rows = [{ cells: ['Price', 'High', 'Low'] }]
  const page = await rendered({ columns, rows, stacked: true })
  const cells = [...page.querySelectorAll<HTMLElement>('td')]
  expect(cells.map(({ dataset }) => dataset['label'])).toEqual(['A', 'B'])
})

test('needs a cell for each column, and a bar on the scale for each row', () => {
  const problemsOf = (changes: object) =>
    tableSchema
      .safeParse({ ...example, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  const cells = ['Plan', '18,500', '1–2']
  expect(problemsOf({ rows: [{ cells: ['Plan'], bar: { from: 1, to: 2 } }] })).toEqual([
    ['rows.0.cells', 'write 3 cells, one for each column: these are 1'],
  ])
  expect(problemsOf({ rows: [{ cells }, { cells, bar: { from: 5, to: 7 } }] })).toEqual([
    ['rows.0.bar', 'write what the row covers on the scale, e.g. { from: 1, to: 2 }'],
    ['rows.1.bar', 'write units from 1 to 6, which do not decrease: from, to, until'],
  ])
  const columns = [{ title: 'Service' }, { title: 'Price' }, { title: 'Weeks' }]
  expect(problemsOf({ columns, rows: [{ cells, bar: { from: 1, to: 2 } }] })).toEqual([
    ['rows.0.bar', 'remove the bar: no column has a scale'],
  ])
  const { columns: withScale } = example
  const second = { title: 'Days', scale: { labels: ['1', '2'] } }
  const rows = [{ cells: [...cells, '1'], bar: { from: 1, to: 2 } }]
  expect(problemsOf({ columns: [...withScale, second], rows })).toEqual([
    ['columns', 'only one column can have a scale'],
  ])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
