import { required } from '../../../tests/support/required.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { Openings } from './Openings.tsx'
import { openingsSchema } from './schema.ts'

const [OVER, FUTURE, LATER] = ['2025-01-01', '2098-12-31', '2099-01-31'].map(
  (day) => `${day}T05:00:00.000Z`,
)

const parsed = openingsSchema.parse({
  kind: 'openings',
  label: 'Open positions',
  heading: 'Work With Us',
  intro: 'Applications go to our applicant site.',
  positions: [
    {
      title: 'Reverse Engineer',
      text: 'Analyze binaries and firmware, and explain what they do.',
      location: { city: 'Hanover', region: 'MD' },
      clearance: 'TS/SCI with full-scope polygraph',
      discipline: 'Analysis',
      pay: '$140,000 to $190,000 a year',
      posted: '2026-11-02',
      closes: '2098-12-31',
      apply: 'https://careers.example.com/reverse-engineer',
    },
    {
      title: 'Systems Engineer',
      text: 'Keep requirements, models and tests consistent.',
      location: { city: 'Rockville', region: 'MD' },
      clearance: 'TS/SCI',
      discipline: 'Engineering',
      posted: '2026-11-09',
      closes: '2099-01-31',
      apply: 'https://careers.example.com/systems-engineer',
    },
  ],
  none: 'No position is open at the moment. Please come back later.',
})

/** The section with last days that end at these times. */
const sectionWith = (...ends: (string | undefined)[]) => ({
  ...parsed,
  id: 'openings',
  positions: parsed.positions.map(({ posted, closes, ...position }, index) => ({
    ...position,
    posted: { value: posted, text: `posted ${posted}` },
    closes:
      closes === undefined
        ? undefined
        : { value: closes, text: `closes ${closes}`, endsAt: ends[index] ?? '' },
  })),
})

let section = sectionWith(FUTURE, LATER)
beforeEach(() => {
  section = sectionWith(FUTURE, LATER)
})

const rendered = () => renderInSite(<Openings section={section} />)
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const [first, second] = parsed.positions
const choose = (filter: string, name = `All ${filter.toLowerCase()}s`) =>
  fireEvent.click(within(screen.getByRole('group', { name: filter })).getByRole('radio', { name }))

test('a position without clearance and last day stays open, and is in no filter', async () => {
  const position = {
    ...required(section.positions[0], 'position'),
    clearance: undefined,
    closes: undefined,
  }
  section = { ...section, positions: [position] }
  const page = await rendered()
  expect(titles()).toEqual([position.title])
  expect(page.textContent).not.toMatch(/Apply by|Clearance/)
  expect(screen.queryByRole('group', { name: 'Clearance' })).toBeNull()
  choose('Discipline', position.discipline)
  expect(titles()).toEqual([position.title])
})

test('shows each position with its facts and its dates', async () => {
  const page = await rendered()
  const [item] = within(page).getAllByRole('listitem')
  expect(titles()).toEqual([first?.title, second?.title])
  const facts = item?.querySelectorAll('summary > span > span > span:last-child') ?? []
  expect([...facts].map((one) => one.textContent)).toEqual([
    'Hanover, MD',
    first?.clearance,
    first?.discipline,
    first?.pay,
  ])
  expect(item?.textContent).toContain(`Apply by closes ${first?.closes}`)
  expect(item?.textContent).toContain(`Posted posted ${first?.posted}`)
})

test('links to the application in a new tab, with the title in the name of the link', async () => {
  await rendered()
  const link = screen.getByRole('link', { name: new RegExp(`for ${first?.title}`) })
  expect(link.textContent).toMatch(/^Apply for /)
  expect(link.getAttribute('href')).toBe(first?.apply)
  expect(link.getAttribute('target')).toBe('_blank')
})

test('filters by clearance and discipline, and says how many are left', async () => {
  await rendered()
  choose('Clearance', second?.clearance)
  expect(titles()).toEqual([second?.title])
  expect(screen.getByText('1 of 2 open positions').getAttribute('aria-live')).toBe('polite')
  choose('Clearance')
  choose('Discipline', first?.discipline)
  expect(titles()).toEqual([first?.title])
})

test('offers to show all positions if none matches, and moves the focus to the filters', async () => {
  await rendered()
  choose('Clearance', second?.clearance)
  choose('Discipline', first?.discipline)
  expect(titles()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Show all positions' }))
  expect(titles()).toEqual([first?.title, second?.title])
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'All clearances' }))
})

test('does not show positions and their filter values after the last day', async () => {
  section = sectionWith(OVER, LATER)
  await rendered()
  await vi.waitFor(() => expect(titles()).toEqual([second?.title]))
  expect(screen.queryByRole('radio', { name: first?.clearance })).toBeNull()
})

test('says what to do if no position is open', async () => {
  section = sectionWith(OVER, OVER)
  const page = await rendered()
  await vi.waitFor(() => expect(page.textContent).toContain(section.none))
  expect(titles()).toEqual([])
  expect(page.querySelector('input')).toBeNull()
})
