import { mapAddress } from './support/consent.ts'
import { expectAddress, mapOn, openMap, place } from './support/map.ts'
import { whole } from './support/place.ts'
import { followRequests } from './support/requests.ts'
import { expect, open, test } from './support/site.ts'
import { resize } from './support/window.ts'

test('M7: leaving and coming back loads one script in one document', async ({ page }) => {
  const map = await openMap(page, 'works')
  await map.press()
  await map.status('LOADED')
  for (const visit of [2, 3]) {
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await map.panel.scrollIntoViewIfNeeded()
    await map.status('LOADED')
    await expect(map.iframe).toHaveCount(1)
    await expect(map.marker).toHaveCount(1)
    await expect(map.frame.locator('script[src*="maps.googleapis.com"]')).toHaveCount(1)
    // The browser may have kept it.
    expect(map.provider.asked.length).toBeLessThanOrEqual(visit)
  }
})

for (const isFirstVisit of [true, false]) {
  test.describe(isFirstVisit ? 'consent that is not given' : 'consent that is refused', () => {
    test.use({ isFirstVisit })

    test('M8: asks nothing of the provider', async ({ page }) => {
      const requests = followRequests(page)
      const map = await openMap(page, 'works')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await requests.settled()
      await map.status('NOT_LOADED')
      await expect(map.iframe).toHaveCount(0)
      expect(map.provider.asked).toEqual([])
      await expectAddress(page)
    })
  })
}

test('M8: consent that is withdrawn takes the map away', async ({ page }) => {
  const map = await openMap(page, 'works')
  await map.press()
  await map.status('LOADED')
  await page.getByRole('button', { name: whole.consent.reopen }).click()
  await page.getByRole('button', { name: whole.consent.decline }).click()
  await map.status('NOT_LOADED')
  await expect(map.iframe).toHaveCount(0)
})

test('M10: by the keyboard, the map can be skipped; its frame and marker have names', async ({
  page,
}) => {
  const map = await openMap(page, 'works')
  await map.load.focus()
  await page.keyboard.press('Enter')
  await map.status('LOADED')
  await expect(map.iframe).toHaveAttribute('title', new RegExp(place.map.title))
  await expect(map.marker).toHaveAttribute('aria-label', place.map.title)
  await page.keyboard.press('Tab')
  const skip = map.panel.getByRole('link', { name: 'Skip the map' })
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

test('M11: the map has its place at every width, whatever it does', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    await resize(page, { width, height })
    await open(page, mapAddress)
    const { panel } = mapOn(page)
    const box = await panel.boundingBox()
    const wanted =
      width < 1024 ? Math.max(352, Math.min(place.map.height, height * 0.75)) : place.map.height
    expect(box?.height).toBeCloseTo(wanted, 0)
  }
})
