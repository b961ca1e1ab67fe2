import { act, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { Schedule } from './Schedule.tsx'
import { scheduleSchema } from './schema.ts'

const input = {
  kind: 'schedule',
  label: 'Schedule',
  heading: 'Six Weeks to the Plan',
  caption: 'The solid bars decide the date. The outlined one can move along the dashed line',
  columns: [{ title: 'Task' }, { title: 'Weeks', isNumber: true }],
  scale: { title: 'Start and finish', labels: ['Week 1', '3', '5'], units: 6 },
  rows: [
    { cells: ['Assessment', '2'], bar: { text: '1–2', from: 1, to: 2 } },
    { cells: ['Training', '1'], bar: { text: '3', from: 3, to: 3, until: 6 } },
    { cells: ['Plan for the migration', '4'], bar: { text: '3–6', from: 3, to: 6 } },
  ],
}

const section = { ...scheduleSchema.parse(input), id: 'schedule' }

test('shows the bar of a row on the scale, and where it can move', async () => {
  const page = await renderInSite(<Schedule section={section} />)
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

test('is a table that says what each bar covers', async () => {
  const page = await renderInSite(<Schedule section={section} />)
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(textsOf('th[scope=row]')).toEqual(input.rows.map(({ cells }) => cells[0]))
  expect(textsOf('td:last-child')).toEqual(input.rows.map(({ bar }) => bar.text))
  expect(textsOf('th > :not([aria-hidden])')).toEqual([input.scale.title])
  expect(await violations(page)).toEqual([])
})

test('needs a cell for each column, and bars on the scale', () => {
  const rows = [{ cells: ['Plan'], bar: { text: '5–7', from: 5, to: 7 } }]
  const { error } = scheduleSchema.safeParse({ ...input, rows })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['rows.0.cells', 'write 2 cells, one for each column: these are 1'],
    ['rows.0.bar', 'write units from 1 to 6, which do not decrease: from, to, until'],
  ])
})

const change = {
  button: '+1 week',
  undo: 'Undo the week',
  before: 'The plan is ready in week 6.',
  after: 'Training is a week late. The plan is still ready in week 6.',
  rows: [
    input.rows[0],
    { cells: ['Training', '1'], bar: { text: '4', from: 4, to: 4, until: 6 } },
    input.rows[2],
  ],
}

test('has a button that moves the bars and back, with a sentence for each state', async () => {
  const changed = { ...scheduleSchema.parse({ ...input, change }), id: 'schedule' }
  const page = await renderInSite(<Schedule section={changed} />)
  const button = page.querySelector('button')
  const state = () => [
    button?.textContent,
    page.querySelector('output')?.textContent,
    page.querySelectorAll('td:last-child')[1]?.textContent,
  ]
  const press = () => button && act(() => void fireEvent.click(button))
  expect(state()).toEqual([change.button, change.before, '3'])
  press()
  expect(state()).toEqual([change.undo, change.after, '4'])
  expect(await violations(page)).toEqual([])
  press()
  expect(state()).toEqual([change.button, change.before, '3'])
})

test('a change has as many rows as the schedule, with bars on the scale', () => {
  const pathsOf = (rows: readonly unknown[]) =>
    scheduleSchema
      .safeParse({ ...input, change: { ...change, rows } })
      .error?.issues.map(({ path }) => path.join('.'))
  expect(pathsOf(change.rows)).toBeUndefined()
  expect(pathsOf(change.rows.slice(1))).toEqual(['change.rows'])
  const late = { cells: ['Training', '1'], bar: { text: '7', from: 7, to: 7 } }
  expect(pathsOf([late, ...change.rows.slice(1)])).toEqual(['change.rows.0.bar'])
})
