import type { Page } from '@playwright/test'
import { states, type State } from './audit/states.ts'
import { test as faulty } from './support/faulty.ts'
import { checkedPaths, expectValidMarkup, UNKNOWN } from './support/markup.ts'
import { hydrated, test } from './support/site.ts'
import { resize } from './support/window.ts'

/** Widths of the window. The menu stands in the header of the first one. Pixels. */
const WIDTHS = [1440, 390]
const [DESKTOP = 1440] = WIDTHS

for (const path of checkedPaths.filter((one) => one !== UNKNOWN)) {
  test(`the markup of ${path} is valid in every state`, ({ page }) => checkStates(page, path))
}

faulty('the markup of the not-found page is valid in every state', ({ page, expectTrouble }) => {
  expectTrouble(/status of 404/)
  return checkStates(page, UNKNOWN)
})

/** Opens a page once, and checks the document in each state at each width that the state is for. */
async function checkStates(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  for (const width of WIDTHS) await check(page, 'at rest', width)
  for (const state of states) {
    if (!state.changesMarkup || state.isAt?.(path) === false) continue
    const [first = DESKTOP, ...others] = WIDTHS.filter((width) => isFor(state, width))
    await resize(page, { width: first, height: 900 })
    await state.enter?.(page, path)
    for (const width of [first, ...others]) await check(page, state.name, width)
    await state.leave?.(page, path)
  }
}

const isFor = ({ widths }: State, width: number) =>
  widths.some((one) => one >= DESKTOP === width >= DESKTOP)

async function check(page: Page, state: string, width: number) {
  await resize(page, { width, height: 900 })
  await expectValidMarkup(page, `${state}, ${width} px wide`)
}
