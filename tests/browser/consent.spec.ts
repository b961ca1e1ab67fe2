import { consentForAll } from '../../src/consent/consent.ts'
import { fillText } from '../../src/model/fillText.ts'
import {
  categories,
  consentOn,
  mapPagePath,
  mapSections,
  mapCategory,
  needsConsent,
} from './support/consent.ts'
import { denyStorage } from './support/denyStorage.ts'
import { mapProvider } from './support/mapProvider.ts'
import { manifest } from './support/manifest.ts'
import { expect, open, test } from './support/site.ts'

test.use({ isFirstVisit: true })

test.beforeEach(() => void needsConsent())

const { consent: texts } = manifest.texts
/** The name of the first category. */
const firstTitle = () => manifest.consent?.categories[categories[0] ?? '']?.title ?? ''

test('K2: one click accepts, for all pages and later visits; loading the map does the same', async ({
  page,
}) => {
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
  await page.evaluate(() => localStorage.clear())
  await open(page, mapPagePath())
  await consentOn(page).loadMap.click()
  await expect(consentOn(page).map).toHaveAttribute('data-status', 'LOADED')
  // It still asks about other categories.
  await expect(consentOn(page).bar).toHaveCount(categories.length > 1 ? 1 : 0)
  expect(await consentOn(page).storedConsent()).toEqual({ [mapCategory()]: true })
})

test('K3, M8: one click declines, with a button as large as the other one', async ({ page }) => {
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

test('K4: an earlier choice can be changed', async ({ page }) => {
  await mapProvider(page.context())
  const { bar, accept, decline, reopen, storedConsent } = consentOn(page)
  await open(page, '/')
  await decline.click()
  await open(page, '/')
  await expect(bar).toHaveCount(0)
  await reopen.click()
  await expect(bar).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(reopen).toBeFocused()
  expect(await storedConsent()).toEqual(consentForAll(categories, false))
  await reopen.click()
  await expect(bar).toContainText(fillText(texts.notAllowed, { category: firstTitle() }))
  await accept.click()
  await expect(bar).toHaveCount(0)
  await expect(reopen).toBeFocused()
  expect(await storedConsent()).toEqual(consentForAll(categories, true))
  await reopen.click()
  await expect(bar).toContainText(fillText(texts.allowed, { category: firstTitle() }))
})

test('K5: with blocked storage, everything works and no choice is stored', async ({ page }) => {
  await mapProvider(page.context())
  await denyStorage(page)
  await open(page, mapPagePath())
  const { bar, accept, map } = consentOn(page)
  await accept.click()
  await expect(bar).toHaveCount(0)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-status', 'LOADED')
  await open(page, mapPagePath())
  await expect(bar).toBeVisible()
})

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

test('K10: Global Privacy Control declines until the visitor accepts', async ({ page }) => {
  const provider = await mapProvider(page.context())
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await open(page, mapPagePath())
  const { bar, reopen, map, loadMap, storedConsent } = consentOn(page)
  await map.scrollIntoViewIfNeeded()
  await expect(loadMap).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(provider.requests).toEqual([])
  expect(await storedConsent()).toBeUndefined()
  await reopen.click()
  await expect(bar).toContainText(texts.declinedByBrowser)
  await page.keyboard.press('Escape')
  await loadMap.click()
  await expect(map).toHaveAttribute('data-status', 'LOADED')
  await open(page, mapPagePath())
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-status', 'LOADED')
})
