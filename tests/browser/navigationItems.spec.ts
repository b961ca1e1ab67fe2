import { expect, test } from './support/expectedErrors.ts'
import { pageBesides, follow } from './support/links.ts'
import { desktopMenu, linksIn, menuTexts, shortenWordmark } from './support/menu.ts'
import { waitForHydration } from './support/site.ts'
import {
  tryAgainButton,
  LINKS,
  NAVIGATION_FILE,
  headerHeight,
  json,
  siteMenuLink,
  normalHeaderHeight,
  replaceNavigationData,
} from './support/navigationData.ts'
import { resize } from './support/window.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('N7, N8: very many items with duplicates are shown in the panel without overflow', async ({
  page,
}) => {
  const height = await normalHeaderHeight(page)
  const many = Array.from({ length: 100 }, (_, at) => ({ text: `Item ${at}`, to: `/item-${at}` }))
  const items = [...many, ...many].map((item) => ({ ...item, children: [...LINKS, ...LINKS] }))
  await replaceNavigationData(page)
  await page.route(NAVIGATION_FILE, json(items))
  await page.goto('/')
  const panel = page.locator('header dialog')
  await expect(panel.locator('nav > ul > li')).toHaveCount(200)
  await shortenWordmark(page)
  for (const width of [1440, 1024, 390]) {
    await resize(page, { width, height: 900 })
    await expect(desktopMenu(page)).toBeHidden()
    const opener = page.getByRole('button', { name: menuTexts.open, exact: true })
    await expect(opener).toBeInViewport({ ratio: 1 })
    const shown = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(shown).toBeLessThanOrEqual(width)
    expect(await headerHeight(page)).toBe(height)
    await opener.click()
    await expect(panel.locator('a:visible')).toHaveCount(1000)
    await panel.locator('a').last().scrollIntoViewIfNeeded()
    await expect(panel.locator('a').last()).toBeInViewport()
    expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await page.keyboard.press('Escape')
  }
})

test('a menu that fits again returns to the menu bar', async ({ page }) => {
  const items = Array.from({ length: 7 }, (_, at) => ({
    text: `A longer item ${at}`,
    to: `/${at}`,
    children: [],
  }))
  await replaceNavigationData(page)
  await page.route(NAVIGATION_FILE, json(items))
  await resize(page, { width: 1024, height: 900 })
  await page.goto('/')
  await expect(page.locator('header dialog nav > ul > li')).toHaveCount(7)
  await expect(desktopMenu(page)).toBeHidden()
  await shortenWordmark(page)
  await resize(page, { width: 1440, height: 900 })
  await expect(desktopMenu(page).locator('a').last()).toBeVisible()
  await expect(page.getByRole('button', { name: menuTexts.open, exact: true })).toBeHidden()
})

test('N11: the prerendered menu stays if its data fails to load', async ({ page, expectError }) => {
  const elsewhere = pageBesides('/')
  expectError(/The prerendered menu stays/)
  expectError(/status of 500/)
  const height = await normalHeaderHeight(page)
  const links = await linksIn(desktopMenu(page))
  await replaceNavigationData(page, '[{')
  await page.route(NAVIGATION_FILE, (route) => route.fulfill({ status: 500 }))
  const failed = page.waitForEvent('console', (message) =>
    /prerendered menu stays/.test(message.text()),
  )
  await page.goto('/')
  await waitForHydration(page)
  await failed
  expect(await linksIn(desktopMenu(page))).toEqual(links)
  await expect(tryAgainButton(page)).toHaveCount(0)
  await expect(siteMenuLink(page)).toHaveCount(0)
  await shortenWordmark(page)
  expect(await headerHeight(page)).toBe(height)
  await follow(page, elsewhere)
  expect(await linksIn(desktopMenu(page))).toEqual(links)
})
