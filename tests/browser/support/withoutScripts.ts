import type { Page } from '@playwright/test'
import { manifest, titleAt } from './manifest.ts'
import { desktopMenu, entryAt, flatMenu, linksIn, parents, wordsOf } from './menu.ts'
import { expect } from './site.ts'

/** Opens a path and expects what a visitor sees and uses. */
export async function expectContent(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect([path, response?.status()]).toEqual([path, 200])
  expect(await page.title()).toBe(titleAt(path))
  expect(await page.evaluate(seen), path).toEqual({
    firstHeadings: 1,
    hiddenHeadings: [],
    address: manifest.footer.place !== undefined,
    phone: manifest.footer.place !== undefined,
    frames: 0,
  })
  expect(await linksIn(desktopMenu(page))).toEqual(
    flatMenu.map((one) => ({ text: wordsOf(one), to: one.to })),
  )
}

/** Expects a submenu to open and close: another one on each page. */
export async function expectListOpens(page: Page, index: number) {
  if (parents.length === 0) return
  const { arrow, list } = entryAt(page, parents[index % parents.length]?.index ?? 0)
  await arrow.click()
  await expect(list.locator('a').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
}

/** The visible headings and contact details, and the number of frames. */
function seen() {
  const isSeen = (one: Element | null) =>
    one?.checkVisibility({ visibilityProperty: true }) === true
  return {
    firstHeadings: document.querySelectorAll('h1').length,
    hiddenHeadings: [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((one) => !isSeen(one))
      .map((one) => one.textContent),
    address: isSeen(document.querySelector('footer address')),
    phone: isSeen(document.querySelector('footer a[href^="tel:"]')),
    frames: document.querySelectorAll('iframe').length,
  }
}
