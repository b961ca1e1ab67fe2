import type { Page } from '@playwright/test'
import { mapPath } from '../../src/site/mapPath.ts'
import {
  consentOn,
  keepText,
  mapAddress,
  mapCategory,
  otherHosts,
  textOf,
} from './support/consent.ts'
import { mapProvider } from './support/mapProvider.ts'
import { whole } from './support/place.ts'
import { everyKind } from './support/sample.ts'
import { expect, open, site, test } from './support/site.ts'

test.use({ isFirstVisit: true })

/** Opens the privacy choice again from the footer, and closes it without a change. */
async function reopenAndLeave(page: Page) {
  const { bar, reopen } = consentOn(page)
  await reopen.click()
  await expect(bar).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(reopen).toBeFocused()
}

test('K1, K4: at a first visit every address asks, contacts nobody else, and lets the choice be changed', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const provider = await mapProvider(page.context())
  const hosts = otherHosts(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const { path } of site.addresses) {
    await open(page, path)
    const { bar, decline } = consentOn(page)
    await expect(bar).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await decline.click()
    await expect(bar).toHaveCount(0)
    await reopenAndLeave(page)
    // The next address is a first visit again.
    await page.evaluate(() => localStorage.clear())
  }
  expect([...hosts]).toEqual([])
  expect(provider.asked).toEqual([])
  const places = Object.keys(whole.places).map(mapPath)
  expect(asked.filter((one) => places.includes(one) || /\/map-/.test(one))).toEqual([])
})

test('K2: one press agrees, for all pages and later visits', async ({ page }) => {
  const provider = await mapProvider(page.context())
  await open(page, '/')
  await consentOn(page).accept.click()
  await expect(consentOn(page).bar).toHaveCount(0)
  await open(page, mapAddress)
  await expect(consentOn(page).bar).toHaveCount(0)
  await consentOn(page).map.scrollIntoViewIfNeeded()
  await expect(consentOn(page).map).toHaveAttribute('data-status', 'LOADED')
  expect(provider.asked).toHaveLength(1)
})

test('K2: to load the map is the same consent', async ({ page }) => {
  await mapProvider(page.context())
  await open(page, mapAddress)
  await consentOn(page).loadMap.click()
  await expect(consentOn(page).map).toHaveAttribute('data-status', 'LOADED')
  await expect(consentOn(page).bar).toHaveCount(0)
  expect(await consentOn(page).kept()).toBe(textOf({ [mapCategory]: true }))
})

test('K3: one press declines, in a button as large as the other', async ({ page }) => {
  const provider = await mapProvider(page.context())
  await open(page, mapAddress)
  const { accept, decline, bar, map, loadMap } = consentOn(page)
  const sizes = [await accept.boundingBox(), await decline.boundingBox()]
  expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 0)
  expect(sizes[0]?.height).toBe(sizes[1]?.height)
  const look = (one: typeof accept) =>
    one.evaluate((button) => {
      const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button)
      return { backgroundColor, color, borderColor, fontWeight }
    })
  expect(await look(accept)).toEqual(await look(decline))
  await decline.click()
  await expect(bar).toHaveCount(0)
  await open(page, mapAddress)
  await expect(bar).toHaveCount(0)
  await map.scrollIntoViewIfNeeded()
  await expect(loadMap).toBeVisible()
  expect(provider.asked).toEqual([])
})

test('K4: a choice that was made before can be changed on every kind of page', async ({ page }) => {
  await mapProvider(page.context())
  await keepText(page, textOf({ [mapCategory]: false }))
  for (const path of everyKind) {
    await open(page, path)
    const { bar } = consentOn(page)
    await expect(bar).toHaveCount(0)
    await reopenAndLeave(page)
  }
  const { bar, accept, reopen, kept } = consentOn(page)
  await reopen.click()
  await expect(bar).toContainText(/: not allowed\./)
  await accept.click()
  await expect(bar).toHaveCount(0)
  await expect(reopen).toBeFocused()
  expect(await kept()).toBe(textOf({ [mapCategory]: true }))
  await reopen.click()
  await expect(bar).toContainText(/: allowed\./)
})

test('K5: with storage blocked everything works, and nothing is remembered', async ({ page }) => {
  await mapProvider(page.context())
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked.', 'SecurityError')
        },
      })
    }
  })
  await open(page, mapAddress)
  const { bar, accept, map } = consentOn(page)
  await accept.click()
  await expect(bar).toHaveCount(0)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-status', 'LOADED')
  await open(page, mapAddress)
  await expect(bar).toBeVisible()
})

for (const [row, what, text] of [
  ['K6', 'a corrupt choice', '{"version":1,"choice":'],
  ['K6', 'a choice of another shape', '{"version":1,"choice":{"maps":"yes"}}'],
  ['K7', 'the choice of a later version', '{"version":2,"choice":{"maps":true}}'],
] as const) {
  test(`${row}: ${what} counts as not given`, async ({ page }) => {
    const provider = await mapProvider(page.context())
    await keepText(page, text)
    await open(page, mapAddress)
    const { bar, map, loadMap, decline, kept } = consentOn(page)
    await expect(bar).toBeVisible()
    await map.scrollIntoViewIfNeeded()
    await expect(loadMap).toBeVisible()
    expect(provider.asked).toEqual([])
    await decline.click()
    expect(await kept()).toBe(textOf({ [mapCategory]: false }))
  })
}

test('K8: a second tab follows', async ({ page, context }) => {
  await mapProvider(context)
  const other = await context.newPage()
  await open(page, '/')
  await open(other, mapAddress)
  const [first, second] = [consentOn(page), consentOn(other)]
  await expect(first.bar).toBeVisible()
  await expect(second.bar).toBeVisible()
  await second.map.scrollIntoViewIfNeeded()
  await first.accept.click()
  await expect(second.bar).toHaveCount(0)
  await expect(second.map).toHaveAttribute('data-status', 'LOADED')
  await first.reopen.click()
  await first.decline.click()
  await expect(second.map).toHaveAttribute('data-status', 'NOT_LOADED')
  await other.evaluate(() => localStorage.clear())
  await expect(first.bar).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('K9: nothing asks, nothing is dead, and nobody else is contacted', async ({ page }) => {
    // The other addresses: withoutScripts.spec.ts.
    const hosts = otherHosts(page)
    for (const path of everyKind) {
      await page.goto(path)
      await expect(consentOn(page).bar).toHaveCount(0)
      await expect(page.locator('footer button')).toBeHidden()
      await expect(page.locator('iframe')).toHaveCount(0)
    }
    await page.goto(mapAddress)
    await expect(consentOn(page).loadMap).toHaveCount(0)
    expect([...hosts]).toEqual([])
  })
})

test('K10: Global Privacy Control declines, until the visitor says otherwise', async ({ page }) => {
  const provider = await mapProvider(page.context())
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await open(page, mapAddress)
  const { bar, reopen, map, loadMap, kept } = consentOn(page)
  await map.scrollIntoViewIfNeeded()
  await expect(loadMap).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(provider.asked).toEqual([])
  expect(await kept()).toBeNull()
  await reopen.click()
  await expect(bar).toContainText('Global Privacy Control')
  await page.keyboard.press('Escape')
  await loadMap.click()
  await expect(map).toHaveAttribute('data-status', 'LOADED')
  await open(page, mapAddress)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-status', 'LOADED')
})
