import { MAP_TIMEOUT } from '../../src/sections/mapAddress/mapState.ts'
import { test } from './support/faulty.ts'
import { expectAddress, mapDocument, openMap, party, place } from './support/map.ts'
import { expect } from './support/site.ts'

const FAILED = /The map could not be loaded/

test('M0: a map works: its place, zoom, height and marker are those of the manifest', async ({
  page,
}) => {
  const map = await openMap(page, 'works')
  const heights = [(await map.panel.boundingBox())?.height]
  await map.press()
  await map.status('LOADED')
  heights.push((await map.panel.boundingBox())?.height)
  expect(heights).toEqual([place.map.height, place.map.height])
  await expect(map.map).toHaveAttribute('data-zoom', String(place.map.zoom))
  await expect(map.map).toHaveAttribute('data-map-id', party.mapId)
  const { lat, lng } = place.map
  await expect(map.map).toHaveAttribute('data-center', JSON.stringify({ lat, lng }))
  await expect(map.map).toHaveAttribute('data-evaluated', '1')
  await expect(map.marker).toHaveCount(1)
  await expectAddress(page)
})

test('M1: a provider that is blocked: it failed, once, and can be tried again', async ({
  page,
  expectTrouble,
  troubles,
}) => {
  expectTrouble(/ERR_CONNECTION_REFUSED/)
  expectTrouble(FAILED)
  const map = await openMap(page, 'blocked')
  await map.press()
  await map.status('FAILED')
  await expect(map.panel).toContainText(FAILED)
  await expect(map.panel.locator(`a[href="${place.map.directions}"]`)).toBeVisible()
  await expect(map.retry).toBeVisible()
  await expect(map.iframe).toHaveCount(0)
  await expectAddress(page)
  expect(troubles.all.filter((text) => FAILED.test(text))).toHaveLength(1)
})

for (const [row, answer, what] of [
  ['M2', 'html', 'a page where a script should be'],
  ['M3', 'silent', 'a script that never calls back'],
  ['M3', 'hangs', 'a script that never arrives'],
] as const) {
  test(`${row}: ${what} has failed after ten seconds`, async ({ page, expectTrouble }) => {
    expectTrouble(FAILED)
    if (answer === 'html') expectTrouble(/Unexpected token/)
    await page.clock.install()
    const map = await openMap(page, answer)
    await page.clock.pauseAt(Date.now() + 60_000)
    await map.press()
    await map.status('LOADING')
    await expect(map.panel).toContainText('Loading the map')
    await expect.poll(() => map.provider.asked.length).toBe(1)
    await page.clock.runFor(MAP_TIMEOUT)
    await map.status('FAILED')
    await page.clock.resume()
    await expectAddress(page)
  })
}

test('M3: a document of the map that never arrives has failed after ten seconds', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(FAILED)
  await page.clock.install()
  await page.route(`**${mapDocument}`, () => undefined)
  const map = await openMap(page, 'works')
  await page.clock.pauseAt(Date.now() + 60_000)
  await map.press()
  await map.status('LOADING')
  await page.clock.runFor(MAP_TIMEOUT)
  await map.status('FAILED')
  expect(map.provider.asked).toEqual([])
})

test('M3: a provider that throws instead of drawing has failed', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(FAILED)
  const map = await openMap(page, 'throws')
  await map.press()
  await map.status('FAILED')
  await expectAddress(page)
})

test('M4: a key that is refused at once: the panel says so', async ({ page }) => {
  const map = await openMap(page, 'refuses')
  await map.press()
  await map.status('AUTH_FAILURE')
  await expect(map.panel.getByRole('heading')).toHaveText('Error: AuthFailure')
  await expect(map.panel).toContainText('API key')
  await expect(map.iframe).toHaveCount(0)
  await expect(map.retry).toHaveCount(0)
  await expectAddress(page)
})

test('M5: a key that is refused long after: the panel takes the map’s place', async ({ page }) => {
  await page.clock.install()
  const map = await openMap(page, 'works')
  await map.press()
  await map.status('LOADED')
  await page.clock.runFor(MAP_TIMEOUT * 2)
  await map.status('LOADED')
  await map.map.evaluate(() => {
    const refuse: unknown = Reflect.get(window, 'refuseKey')
    if (typeof refuse === 'function') refuse()
  })
  await map.status('AUTH_FAILURE')
  await expect(map.panel.getByRole('heading')).toHaveText('Error: AuthFailure')
  await expectAddress(page)
})

test('M6: a second try with a provider that answers brings the map', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_CONNECTION_REFUSED/)
  expectTrouble(FAILED)
  const map = await openMap(page, 'blocked')
  await map.press()
  await map.status('FAILED')
  map.provider.answer = 'works'
  await map.retry.click()
  await expect(map.panel).toBeFocused()
  await map.status('LOADED')
  await expect(map.marker).toHaveCount(1)
  await expectAddress(page)
})
