import type { Route } from '@playwright/test'
import { expect, test } from './support/expectedErrors.ts'
import { desktopMenu, menu, shortenWordmark } from './support/menu.ts'
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

const script = [...LINKS, { text: 'Three', to: 'javascript:alert(1)' }]

/** Never answers a request. */
const never = () => new Promise<void>(() => {})

/** One reply for each fault. The tests of the store and of the reader have more statuses and contents. */
const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>, RegExp?])[] = [
  ['N2: 500', (route) => route.fulfill({ status: 500, body: '' }), /status of 500/],
  ['N3: HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  ['N5: an item without a text', json([...LINKS, { to: '/' }])],
  ['N6: empty', json([])],
  ['N9: a javascript: target', json(script)],
  ['N4: no reply in time', never],
]

test('with missing or faulty data, the header tries twice, then offers “Try again”', async ({
  page,
  expectError,
}) => {
  expectError(/The menu could not be loaded/)
  for (const [, , logged] of FAULTS) if (logged !== undefined) expectError(logged)
  const height = await normalHeaderHeight(page)
  await replaceNavigationData(page)
  for (const [name, answer] of FAULTS) {
    await test.step(name, async () => {
      if (answer === never) await page.addInitScript(shortenTimeouts)
      let requests = 0
      await page.route(NAVIGATION_FILE, (route) => {
        requests += 1
        return answer(route)
      })
      await page.goto('/')
      await expect(tryAgainButton(page)).toBeVisible({ timeout: 15_000 })
      expect(requests).toBe(2)
      await expect(siteMenuLink(page)).toBeVisible()
      await expect(page.locator('header nav')).toHaveCount(0)
      await expect(page.locator('[href^="javascript:" i]')).toHaveCount(0)
      await shortenWordmark(page)
      expect(await headerHeight(page)).toBe(height)
      await page.keyboard.press('Tab')
      await expect(page.locator('a[href="#main"]')).toBeFocused()
      await page.unroute(NAVIGATION_FILE)
      await page.evaluate(() => dispatchEvent(new Event('real-timeouts')))
      await tryAgainButton(page).click()
      await expect(desktopMenu(page).locator(':scope > ul > li')).toHaveCount(menu.length)
      await expect(page.locator('header :focus')).toHaveCount(1)
      expect(await headerHeight(page)).toBe(height)
    })
  }
})

/** Shortens timeouts until the event `real-timeouts`: ten seconds are too long for a test. */
function shortenTimeouts() {
  const real = AbortSignal.timeout
  AbortSignal.timeout = (time) => real.call(AbortSignal, time / 20)
  addEventListener('real-timeouts', () => (AbortSignal.timeout = real))
}
