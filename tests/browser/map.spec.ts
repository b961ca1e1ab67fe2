import { fillText } from '../../src/model/fillText.ts'
import { consentTexts, mapPagePath, mapSections, namedMapText } from './support/consent.ts'
import {
  expectAddressAndDirections,
  mapOn,
  mapPlace,
  openMap,
  shownPositions,
} from './support/map.ts'
import { follow, pageBesides } from './support/links.ts'
import { manifest } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { expect, open, test } from './support/site.ts'
import { resize } from './support/window.ts'

const { map: texts } = manifest.texts

/** The number of markers on the first map. */
const markers = () => mapSections.slice(0, 1).flatMap(shownPositions).length

test('M7: leaving and returning loads one script in one document', async ({ page }) => {
  const elsewhere = pageBesides(mapPagePath())
  const map = await openMap(page, 'works')
  await map.loadMap()
  await map.status('LOADED')
  for (const visit of [2, 3]) {
    await follow(page, elsewhere)
    await expect(page).toHaveURL(elsewhere)
    await page.goBack()
    await map.panel.scrollIntoViewIfNeeded()
    await map.status('LOADED')
    await expect(map.iframe).toHaveCount(1)
    await expect(map.marker).toHaveCount(markers())
    await expect(map.frame.locator('script[src*="maps.googleapis.com"]')).toHaveCount(1)
    // The browser may have cached it.
    expect(map.provider.requests.length).toBeLessThanOrEqual(visit * mapSections.length)
  }
})

for (const isFirstVisit of [true, false]) {
  test.describe(isFirstVisit ? 'without consent' : 'with declined consent', () => {
    test.use({ isFirstVisit })

    test('M8: sends no request to the provider', async ({ page }) => {
      const requests = followRequests(page)
      const map = await openMap(page, 'works')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await requests.settled()
      await map.status('NOT_LOADED')
      await expect(map.iframe).toHaveCount(0)
      expect(map.provider.requests).toEqual([])
      await expectAddressAndDirections(page)
    })
  })
}

test('M8: withdrawing consent removes the map', async ({ page }) => {
  const map = await openMap(page, 'works')
  await map.loadMap()
  await map.status('LOADED')
  await page.getByRole('button', { name: consentTexts().reopen }).click()
  await page.getByRole('button', { name: consentTexts().decline }).click()
  await map.status('NOT_LOADED')
  await expect(map.iframe).toHaveCount(0)
})

test('M10: the keyboard can skip the map; its frame and marker have names', async ({ page }) => {
  const map = await openMap(page, 'works')
  await map.load.focus()
  await page.keyboard.press('Enter')
  await map.status('LOADED')
  const place = mapPlace()
  await expect(map.iframe).toHaveAttribute('title', new RegExp(place.map.title))
  await expect(map.iframe).toHaveAttribute('title', new RegExp(place.name))
  await expect(map.marker.first()).toHaveAttribute('aria-label', place.map.title)
  await page.keyboard.press('Tab')
  const skip = map.panel.getByRole('link', { name: namedMapText(manifest.texts.map.skip) })
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isAfter = await map.panel.evaluate((panel) => {
    const focused = document.activeElement
    return (
      focused !== null &&
      !panel.contains(focused) &&
      panel.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING
    )
  })
  expect(isAfter).toBe(true)
})

test('M10: each map of a page has the names of its places', async ({ page }) => {
  const map = await openMap(page, 'works')
  await map.loadMap()
  for (const section of mapSections) {
    const { panel, iframe, marker, status } = mapOn(page, section.place)
    await panel.scrollIntoViewIfNeeded()
    await status('LOADED')
    const { address, map: own } = manifest.places[section.place] ?? {}
    const text = fillText(texts.frame, { title: own?.title ?? '', city: address?.city ?? '' })
    await expect(iframe).toHaveAttribute('title', namedMapText(text, section.place))
    const titles = await marker.evaluateAll((all) => all.map((one) => one.ariaLabel))
    expect(titles).toEqual(shownPositions(section).map(({ title }) => title))
  }
})

test('M11: the space of the map is reserved at every width and in every state', async ({
  page,
}) => {
  const place = mapPlace()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    await resize(page, { width, height })
    await open(page, mapPagePath())
    const { panel } = mapOn(page)
    const box = await panel.boundingBox()
    const wanted =
      width < 1024 ? Math.max(352, Math.min(place.map.height, height * 0.75)) : place.map.height
    expect(box?.height).toBeCloseTo(wanted, 0)
  }
})
