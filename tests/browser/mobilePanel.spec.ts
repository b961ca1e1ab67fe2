import type { Page } from '@playwright/test'
import { manifest } from './support/manifest.ts'
import {
  desktopMenu,
  fitRow,
  flatMenu,
  linksIn,
  menu,
  menuBreakpoint,
  menuTexts,
  shortenWordmark,
  wordsOf,
} from './support/menu.ts'
import { waitForIdle } from './support/requests.ts'
import { expect, open, site, test } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'
import { resize } from './support/window.ts'

test.use({ viewport: { width: 390, height: 844 } })

const opener = (page: Page) => page.getByRole('button', { name: menuTexts.open, exact: true })
const closer = (page: Page) => page.getByRole('button', { name: menuTexts.close, exact: true })
const panel = (page: Page) => page.locator('header dialog')

/** A page in the menu, besides the home page. Skips the test if there is none. */
const elsewhere = () =>
  usedBySite(
    flatMenu.find(
      ({ to, target }) =>
        to !== '/' && target === undefined && site.pages.some(({ path }) => path === to),
    ),
    'a page in the menu, besides the home page',
  ).to

async function openPanel(page: Page) {
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  await expect.poll(() => panel(page).evaluate((one) => one.getAnimations().length)).toBe(0)
}

test('its buttons open and close it; open, it is a modal dialog with all items', async ({
  page,
}) => {
  await open(page, '/')
  await expect(desktopMenu(page)).toBeHidden()
  await expect(closer(page)).toBeHidden()
  await expect(opener(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await openPanel(page)
  const dialog = page.getByRole('dialog', { name: manifest.texts.shell.menu, exact: true })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button').first()).toHaveAccessibleName(menuTexts.close)
  await test.step('the accessibility tree does not contain the page behind it', async () => {
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const names = nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => `${role?.value} ${name?.value}`)
    expect(names.filter((one) => one.startsWith('main'))).toEqual([])
    expect(names).toContain(`dialog ${manifest.texts.shell.menu}`)
  })
  await test.step('all items, with indented children, in a sufficient size', async () => {
    const links = flatMenu.map((one) => ({ text: wordsOf(one), to: one.to }))
    expect(await linksIn(panel(page))).toEqual(links)
    await expect(panel(page).locator('a:visible')).toHaveCount(links.length)
    const entries = panel(page).locator('nav > ul > li')
    for (const [index, item] of menu.entries()) {
      const lefts = await entries
        .nth(index)
        .locator('a, span:not(a *)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
      const [own = 0, ...below] = lefts
      expect(below).toHaveLength(item.children.length)
      for (const left of below) expect(left).toBeGreaterThan(own + 8)
    }
    for (const target of [opener(page), ...(await panel(page).locator('a, button').all())]) {
      const box = await target.boundingBox()
      const words = await target.textContent()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), words ?? '').toBeGreaterThanOrEqual(43.9)
    }
  })
  await closer(page).click()
  await expect(panel(page)).toBeHidden()
  await test.step('it covers a phone; in a wider window, a click beside it closes it', async () => {
    await openPanel(page)
    expect((await panel(page).boundingBox())?.width).toBe(390)
    await resize(page, { width: menuBreakpoint - 1, height: 844 })
    await page.mouse.click(10, 600)
    await expect(panel(page)).toBeHidden()
    await resize(page, { width: 390, height: 844 })
  })
  await test.step('its button is beside the name of the site, at the end, also if the name is long', async () => {
    const link = page.getByRole('banner').getByRole('link').first()
    await link
      .locator('svg + span')
      .evaluate((name) => name.append(' Umbrella Holding of Maryland'))
    await resize(page, { width: 320, height: 844 })
    const [home, button] = [await link.boundingBox(), await opener(page).boundingBox()]
    expect(button?.y).toBe(home?.y)
    expect(button?.x).toBeGreaterThan((home?.x ?? 0) + (home?.width ?? 0))
  })
})

test('keeps the focus inside, closes on Escape and restores the focus', async ({ page }) => {
  await open(page, '/')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await expect(closer(page)).toBeFocused()
  for (let step = 0; step < flatMenu.length + 4; step += 1) {
    await page.keyboard.press('Tab')
    expect(await focusIsOutside(page)).toBe(false)
  }
  await closer(page).focus()
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await focusIsOutside(page)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await closer(page).press('Enter')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('keeps the scroll position of the page', async ({ page }) => {
  await open(page, '/')
  await page.mouse.move(40, 600)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  // A mouse click, because a locator's click may scroll the page.
  const box = await opener(page).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(panel(page)).toBeVisible()
  for (const x of [10, 300]) {
    await page.mouse.move(x, 600)
    await page.mouse.wheel(0, 3000)
    await waitForIdle(page)
    expect(await page.evaluate(() => scrollY)).toBe(500)
  }
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  // Wheel events are handled in order: this one also shows that the earlier ones had no effect.
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('closes on navigation, and when the window becomes wide', async ({ page }) => {
  const to = elsewhere()
  await open(page, '/')
  for (let round = 0; round < 2; round += 1) {
    await openPanel(page)
    await panel(page).locator(`a[href="${to}"]`).click()
    await expect(page).toHaveURL(to)
    await expect(panel(page)).toBeHidden()
  }
  await openPanel(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(panel(page)).toBeHidden()
  await openPanel(page)
  await shortenWordmark(page)
  await resize(page, { width: menuBreakpoint, height: 844 })
  await fitRow(page)
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeHidden()
  await expect(desktopMenu(page)).toBeVisible()
  await resize(page, { width: menuBreakpoint - 1, height: 844 })
  await expect(desktopMenu(page)).toBeHidden()
  await expect(opener(page)).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, closes and its links work', async ({ page }) => {
    const to = elsewhere()
    await page.goto('/')
    await openPanel(page)
    await closer(page).click()
    await expect(panel(page)).toBeHidden()
    await openPanel(page)
    await panel(page).locator(`a[href="${to}"]`).click()
    await expect(page).toHaveURL(to)
  })
})

const focusIsOutside = (page: Page) =>
  panel(page).evaluate(
    (one) => document.activeElement !== document.body && !one.contains(document.activeElement),
  )
