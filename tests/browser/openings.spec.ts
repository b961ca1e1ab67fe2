import type { Page } from '@playwright/test'
import { endOfDay } from '../../generator/manifest/dates.ts'
import { expect, test } from './support/expectedErrors.ts'
import { manifest } from './support/manifest.ts'
import { usedBySite } from './support/usedBySite.ts'

/** The first page with open positions, in the order of the manifest. Skips the test if the site has none. */
function firstPage() {
  const [page] = Object.entries(manifest.routes).flatMap(([path, route]) => {
    const sections = 'alias' in route ? [] : route.sections
    const positions = sections.flatMap((one) => ('positions' in one ? one.positions : []))
    return positions.length === 0 ? [] : [{ path, positions }]
  })
  return usedBySite(page, 'an open position')
}

type Position = ReturnType<typeof firstPage>['positions'][number]

const endOf = ({ closes }: Position) =>
  closes === undefined ? Infinity : Date.parse(endOfDay(closes, manifest.timeZone))
const titlesOf = (positions: readonly Position[]) => positions.map(({ title }) => title)
const { clearance, discipline } = manifest.texts.openings

/** Whether no position before this one has the same discipline: its discipline is the last option so far. */
const isFirstOfDiscipline = ({ discipline: own }: Position, index: number, all: Position[]) =>
  all.findIndex((other) => other.discipline === own) === index

/** The options of a filter. The first one selects everything. */
const options = (page: Page, label: string) =>
  page.getByRole('group', { name: label, exact: true }).getByRole('radio')

/** The list items of positions: those with a list of facts. */
const items = (page: Page) => page.locator('main li', { has: page.locator('dl') })
const titlesOn = (page: Page) => items(page).getByRole('heading')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all open positions are listed, without filters', async ({ page }) => {
    const { path, positions } = firstPage()
    await page.goto(path)
    const open = positions.filter((position) => endOf(position) > Date.now())
    await expect(titlesOn(page)).toHaveText(titlesOf(open))
    await expect(options(page, discipline)).toHaveCount(0)
  })
})

test('filters by clearance and discipline, with the keyboard', async ({ page }) => {
  const { path, positions } = firstPage()
  const open = positions.filter((position) => endOf(position) > Date.now())
  const last = usedBySite(open.findLast(isFirstOfDiscipline), 'an open position')
  await page.goto(path)
  await options(page, discipline).first().focus()
  const disciplines = [...new Set(open.map((position) => position.discipline))]
  for (const each of disciplines) {
    await page.keyboard.press('ArrowRight')
    await expect(
      options(page, discipline).and(page.getByLabel(each, { exact: true })),
    ).toBeChecked()
  }
  const same = open.filter((position) => position.discipline === last.discipline)
  await expect(titlesOn(page)).toHaveText(titlesOf(same))
  if (last.clearance === undefined) return
  await options(page, clearance)
    .and(page.getByLabel(last.clearance, { exact: true }))
    .check()
  const both = same.filter((position) => position.clearance === last.clearance)
  await expect(titlesOn(page)).toHaveText(titlesOf(both))
  await options(page, discipline).first().check()
  await options(page, clearance).first().check()
  await expect(titlesOn(page)).toHaveText(titlesOf(open))
})

test('a position disappears after its last day, also from a page that was built before', async ({
  page,
}) => {
  const { path, positions } = firstPage()
  const ends = positions
    .map(endOf)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
  const [first, last = 0] = [usedBySite(ends[0], 'an open position'), ends.at(-1)]
  await page.clock.setFixedTime(first)
  await page.goto(path)
  await expect(titlesOn(page)).toHaveText(
    titlesOf(positions.filter((position) => endOf(position) > first)),
  )
  await page.clock.setFixedTime(last)
  await page.reload()
  const open = positions.filter((position) => endOf(position) > last)
  await expect(titlesOn(page)).toHaveText(titlesOf(open))
  if (open.length > 0) return
  const sections = Object.values(manifest.routes).flatMap((route) =>
    'sections' in route ? route.sections : [],
  )
  const none = sections.flatMap((section) => (section.kind === 'openings' ? [section.none] : []))
  await expect(page.locator('main')).toContainText(none[0] ?? '')
})
