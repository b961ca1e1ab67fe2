import type { Page } from '@playwright/test'
import { fillText } from '../../src/model/fillText.ts'
import { mapPath } from '../../src/site/paths.ts'
import {
  consentOn,
  storeChoiceText,
  mapPagePath,
  mapSections,
  mapCategory,
  needsConsent,
  otherHosts,
  textOf,
} from './support/consent.ts'
import { mapProvider } from './support/mapProvider.ts'
import { manifest } from './support/manifest.ts'
import { pathsOfAllKinds } from './support/samplePaths.ts'
import { expect, open, site, test } from './support/site.ts'

test.use({ isFirstVisit: true })

test.beforeEach(() => void needsConsent())

const { consent: texts } = manifest.texts
const mapTitle = () => manifest.consent?.categories[mapCategory()]?.title ?? ''

/** Scrolls to the end of the page, and waits until what comes into view has been painted. */
async function scrollToEnd() {
  scrollTo(0, document.body.scrollHeight)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Opens the privacy choice from the footer and closes it without a change. */
async function reopenAndLeave(page: Page) {
  const { bar, reopen } = consentOn(page)
  await reopen.click()
  await expect(bar).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(reopen).toBeFocused()
}

test('K1, K4: on a first visit, every page asks for consent, contacts no third party, and lets visitors change their choice', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const hosts = otherHosts(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  for (const { path } of site.pages) {
    await open(page, path)
    const { bar, decline } = consentOn(page)
    await expect(bar).toBeVisible()
    await page.evaluate(scrollToEnd)
    await decline.click()
    await expect(bar).toHaveCount(0)
    await reopenAndLeave(page)
    // The next path is a first visit, too.
    await page.evaluate(() => localStorage.clear())
  }
  expect([...hosts]).toEqual([])
  const places = Object.keys(manifest.places).map(mapPath)
  expect(requested.filter((one) => places.includes(one) || /\/map-/.test(one))).toEqual([])
})

test('K2: one click accepts, for all pages and later visits', async ({ page }) => {
  const provider = await mapProvider(page.context())
  await open(page, '/')
  await consentOn(page).accept.click()
  await expect(consentOn(page).bar).toHaveCount(0)
  await open(page, mapPagePath())
  await expect(consentOn(page).bar).toHaveCount(0)
  await consentOn(page).map.scrollIntoViewIfNeeded()
  await expect(consentOn(page).map).toHaveAttribute('data-status', 'LOADED')
  // Other maps of the page may be near enough to load too.
  expect(provider.requests.length).toBeGreaterThan(0)
  expect(provider.requests.length).toBeLessThanOrEqual(mapSections.length)
})

test('K2: loading the map gives the same consent', async ({ page }) => {
  await mapProvider(page.context())
  await open(page, mapPagePath())
  await consentOn(page).loadMap.click()
  await expect(consentOn(page).map).toHaveAttribute('data-status', 'LOADED')
  await expect(consentOn(page).bar).toHaveCount(0)
  expect(await consentOn(page).storedChoice()).toBe(textOf({ [mapCategory()]: true }))
})

test('K3: one click declines, with a button as large as the other one', async ({ page }) => {
  const provider = await mapProvider(page.context())
  await open(page, mapPagePath())
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
  await open(page, mapPagePath())
  await expect(bar).toHaveCount(0)
  await map.scrollIntoViewIfNeeded()
  await expect(loadMap).toBeVisible()
  expect(provider.requests).toEqual([])
})

test('K4: an earlier choice can be changed on every kind of page', async ({ page }) => {
  await mapProvider(page.context())
  await storeChoiceText(page, textOf({ [mapCategory()]: false }))
  for (const path of pathsOfAllKinds) {
    await open(page, path)
    const { bar } = consentOn(page)
    await expect(bar).toHaveCount(0)
    await reopenAndLeave(page)
  }
  const { bar, accept, reopen, storedChoice } = consentOn(page)
  await reopen.click()
  await expect(bar).toContainText(fillText(texts.notAllowed, { category: mapTitle() }))
  await accept.click()
  await expect(bar).toHaveCount(0)
  await expect(reopen).toBeFocused()
  expect(await storedChoice()).toBe(textOf({ [mapCategory()]: true }))
  await reopen.click()
  await expect(bar).toContainText(fillText(texts.allowed, { category: mapTitle() }))
})

test('K5: with blocked storage, everything works and no choice is stored', async ({ page }) => {
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
  await open(page, mapPagePath())
  const { bar, accept, map } = consentOn(page)
  await accept.click()
  await expect(bar).toHaveCount(0)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-status', 'LOADED')
  await open(page, mapPagePath())
  await expect(bar).toBeVisible()
})

for (const [row, what, text] of [
  ['K6', 'a corrupt choice', '{"version":1,"choice":'],
  ['K6', 'a choice of another shape', '{"version":1,"choice":{"maps":"yes"}}'],
  ['K7', 'the choice of a later version', '{"version":2,"choice":{"maps":true}}'],
] as const) {
  test(`${row}: ${what} counts as no choice`, async ({ page }) => {
    const provider = await mapProvider(page.context())
    await storeChoiceText(page, text)
    await open(page, mapPagePath())
    const { bar, map, loadMap, decline, storedChoice } = consentOn(page)
    await expect(bar).toBeVisible()
    await map.scrollIntoViewIfNeeded()
    await expect(loadMap).toBeVisible()
    expect(provider.requests).toEqual([])
    await decline.click()
    expect(await storedChoice()).toBe(textOf({ [mapCategory()]: false }))
  })
}

test('K8: a second tab applies the choice', async ({ page, context }) => {
  await mapProvider(context)
  const other = await context.newPage()
  await open(page, '/')
  await open(other, mapPagePath())
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

  test('K9: there is no consent question, no button without function, and no third-party request', async ({
    page,
  }) => {
    // withoutScripts.spec.ts tests the other paths.
    const hosts = otherHosts(page)
    for (const path of pathsOfAllKinds) {
      await page.goto(path)
      await expect(consentOn(page).bar).toHaveCount(0)
      await expect(page.locator('footer button')).toBeHidden()
      await expect(page.locator('iframe')).toHaveCount(0)
    }
    await page.goto(mapPagePath())
    await expect(consentOn(page).loadMap).toHaveCount(0)
    expect([...hosts]).toEqual([])
  })
})

test('K10: Global Privacy Control declines until the visitor accepts', async ({ page }) => {
  const provider = await mapProvider(page.context())
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await open(page, mapPagePath())
  const { bar, reopen, map, loadMap, storedChoice } = consentOn(page)
  await map.scrollIntoViewIfNeeded()
  await expect(loadMap).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(provider.requests).toEqual([])
  expect(await storedChoice()).toBeNull()
  await reopen.click()
  await expect(bar).toContainText(texts.declinedByBrowser)
  await page.keyboard.press('Escape')
  await loadMap.click()
  await expect(map).toHaveAttribute('data-status', 'LOADED')
  await open(page, mapPagePath())
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-status', 'LOADED')
})
