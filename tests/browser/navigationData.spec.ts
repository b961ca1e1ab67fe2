import { expect, test } from './support/expectedErrors.ts'
import { desktopMenu, menu, shortenWordmark } from './support/menu.ts'
import {
  tryAgainButton,
  NAVIGATION_FILE,
  headerHeight,
  siteMenuLink,
  normalHeaderHeight,
  replaceNavigationData,
} from './support/navigationData.ts'
import { resize } from './support/window.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('N1: while loading, the header keeps its height and links to the site menu', async ({
  page,
}) => {
  const height = await normalHeaderHeight(page)
  await replaceNavigationData(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(NAVIGATION_FILE, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(siteMenuLink(page)).toBeVisible()
  await expect(tryAgainButton(page)).toHaveCount(0)
  await expect(page.locator('header nav')).toHaveCount(0)
  await shortenWordmark(page)
  expect(await headerHeight(page)).toBe(height)
  await resize(page, { width: 390, height: 844 })
  await expect(siteMenuLink(page)).toBeVisible()
  expect(await headerHeight(page)).toBe(height)
  await siteMenuLink(page).click()
  await expect(page.locator('footer nav')).toBeInViewport()
  await resize(page, { width: 1440, height: 900 })
  release()
  await expect(desktopMenu(page).locator(':scope > ul > li')).toHaveCount(menu.length)
  expect(await headerHeight(page)).toBe(height)
})

test('N2: without a menu, the header tries twice, then offers “Try again”', async ({
  page,
  expectError,
}) => {
  expectError(/The menu could not be loaded/)
  expectError(/status of 500/)
  const height = await normalHeaderHeight(page)
  await replaceNavigationData(page)
  let requests = 0
  await page.route(NAVIGATION_FILE, (route) => {
    requests += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await page.goto('/')
  await expect(tryAgainButton(page)).toBeVisible()
  expect(requests).toBe(2)
  await expect(siteMenuLink(page)).toBeVisible()
  await expect(page.locator('header nav')).toHaveCount(0)
  await shortenWordmark(page)
  expect(await headerHeight(page)).toBe(height)
  await page.unroute(NAVIGATION_FILE)
  await tryAgainButton(page).click()
  await expect(desktopMenu(page).locator(':scope > ul > li')).toHaveCount(menu.length)
  await expect(page.locator('header :focus')).toHaveCount(1)
  expect(await headerHeight(page)).toBe(height)
})
