import { consentTexts, mapPagePath, mapSections, namedMapText } from './support/consent.ts'
import { mapPlace, openMap, shownPositions } from './support/map.ts'
import { follow, pageBesides } from './support/links.ts'
import { manifest } from './support/manifest.ts'
import { expect, test } from './support/site.ts'

/** The number of markers on the first map. */
const markers = () => mapSections.slice(0, 1).flatMap(shownPositions).length

test('M7: leaving and returning loads one script in one document; M8: withdrawing consent removes the map', async ({
  page,
}) => {
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
