import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { OpeningHours } from './OpeningHours.tsx'
import { openingHoursSectionSchema } from './schema.ts'

const input = {
  kind: 'openingHours',
  tone: 'tint',
  label: 'Opening hours',
  heading: 'When You Can Visit Us',
  hours: 'headquarters',
  note: 'We are closed on public holidays.',
}

const hours = [
  { day: 'Sunday', times: [] },
  { day: 'Monday', times: ['8:00am – 12:00pm', '3:00 – 6:00pm'] },
]
const section = { ...openingHoursSectionSchema.parse(input), id: 'hours', hours }

const rendered = () => renderInSite(<OpeningHours section={section} />)

test('has a row for each day, with the day as its header', async () => {
  const rows = [...(await rendered()).querySelectorAll('tr')].map((row) => [
    row.querySelector('th[scope="row"]')?.textContent,
    ...[...row.querySelectorAll('td > *')].map((time) => time.textContent),
  ])
  expect(rows).toEqual([
    ['Sunday', 'Closed'],
    ['Monday', '8:00am – 12:00pm', '3:00 – 6:00pm'],
  ])
})

test('names the table after the heading of the section', async () => {
  const page = await rendered()
  const heading = page.querySelector('h2')
  expect(page.querySelector('table')?.getAttribute('aria-labelledby')).toBe(heading?.id)
})

test('shows a note only if there is one', async () => {
  expect((await rendered()).textContent).toContain(input.note)
  const { note: _, ...withoutNote } = section
  const page = await renderInSite(<OpeningHours section={withoutNote} />)
  expect(page.querySelectorAll('table ~ *')).toHaveLength(0)
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
