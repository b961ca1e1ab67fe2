import { consentOn } from '../browser/support/consent.ts'
import { expect, open, test } from '../browser/support/site.ts'
import { resize } from '../browser/support/window.ts'

test.use({ isFirstVisit: true })

test('on a phone, the consent bar does not cover the first button of the home page', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 })
  await open(page, '/')
  const top = (await consentOn(page).bar.boundingBox())?.y ?? 0
  // An announcement moves the button down.
  await page.locator('body > aside').evaluateAll((all) => all.forEach((one) => one.remove()))
  const action = await page.locator('main > header a').first().boundingBox()
  expect(top).toBeGreaterThan(0)
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(top)
})
