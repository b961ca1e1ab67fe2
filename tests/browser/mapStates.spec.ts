import type { Locator } from '@playwright/test'
import { boundsOf } from '../../src/map/boundsOf.ts'
import { fillText } from '../../src/model/fillText.ts'
import { MAP_FOLDER } from '../../src/site/paths.ts'
import { test } from './support/expectedErrors.ts'
import { mapPagePath, mapParty, mapSections, namedMapText } from './support/consent.ts'
import { manifest } from './support/manifest.ts'
import {
  expectAddressAndDirections,
  mapOn,
  mapPlace,
  openMap,
  shownPositions,
} from './support/map.ts'
import { expect } from './support/site.ts'

const { map: texts } = manifest.texts

/** The message of the page and of the console. */
const FAILED = /The map could not be loaded/

/** The heading of a rejected key for assistive technology. */
const refusedTitle = () => namedMapText(texts.refusedTitle)

/** The time after which a map that does not answer has failed. Milliseconds. */
const timeout = () => mapParty().timeoutSeconds * 1000

test.beforeEach(() => void mapPagePath())

/** The positions of markers. */
const markerPositions = (marker: Locator) =>
  marker.evaluateAll((all) => all.map((one): unknown => Reflect.get(one, 'position')))

test('M0: the map has the positions, zoom, height and markers of the manifest', async ({
  page,
}) => {
  const place = mapPlace()
  const map = await openMap(page, 'works')
  const heights = [(await map.panel.boundingBox())?.height]
  await map.loadMap()
  await map.status('LOADED')
  heights.push((await map.panel.boundingBox())?.height)
  expect(heights).toEqual([place.map.height, place.map.height])
  const positions = mapSections.slice(0, 1).flatMap(shownPositions)
  expect(await markerPositions(map.marker)).toEqual(positions.map(({ lat, lng }) => ({ lat, lng })))
  const bounds = boundsOf(positions)
  if (bounds === undefined) {
    await expect(map.map).toHaveAttribute('data-zoom', String(place.map.zoom))
    const { lat, lng } = place.map
    await expect(map.map).toHaveAttribute('data-center', JSON.stringify({ lat, lng }))
  } else {
    const shown: unknown = JSON.parse((await map.map.getAttribute('data-bounds')) ?? 'null')
    expect(shown).toMatchObject(bounds)
  }
  await expect(map.map).toHaveAttribute('data-map-id', mapParty().mapId)
  await expect(map.map).toHaveAttribute('data-evaluated', '1')
  await expectAddressAndDirections(page)
})

test('M1: a blocked provider: fails once, and the visitor can retry', async ({
  page,
  expectError,
  consoleErrors,
}) => {
  expectError(/ERR_CONNECTION_REFUSED/)
  expectError(FAILED)
  const map = await openMap(page, 'blocked')
  await map.loadMap()
  await map.status('FAILED')
  await expect(map.panel).toContainText(texts.failedTitle)
  await expect(map.panel.locator(`a[href="${mapPlace().map.directions}"]`)).toBeVisible()
  await expect(map.retry).toBeVisible()
  await expect(map.iframe).toHaveCount(0)
  await expectAddressAndDirections(page)
  // Other maps of the page may be near enough to load too.
  const failed = await page.locator('main [data-status=FAILED]').count()
  expect(consoleErrors.all.filter((text) => FAILED.test(text))).toHaveLength(failed)
})

for (const [row, answer, what] of [
  ['M2', 'html', 'an HTML page instead of a script'],
  ['M3', 'silent', 'a script that never calls back'],
  ['M3', 'hangs', 'a script that never loads'],
] as const) {
  test(`${row}: ${what} fails after the time limit`, async ({ page, expectError }) => {
    expectError(FAILED)
    if (answer === 'html') expectError(/Unexpected token/)
    await page.clock.install()
    const map = await openMap(page, answer)
    await page.clock.pauseAt(Date.now() + 60_000)
    await map.loadMap()
    await map.status('LOADING')
    await expect(map.panel).toContainText(texts.loading)
    await expect.poll(() => map.provider.requests.length).toBeGreaterThan(0)
    await page.clock.runFor(timeout())
    await map.status('FAILED')
    await page.clock.resume()
    await expectAddressAndDirections(page)
  })
}

test('M3: a map document that never loads fails after the time limit', async ({
  page,
  expectError,
}) => {
  expectError(FAILED)
  await page.clock.install()
  await page.route(`**${MAP_FOLDER}*`, () => undefined)
  const map = await openMap(page, 'works')
  await page.clock.pauseAt(Date.now() + 60_000)
  await map.loadMap()
  await map.status('LOADING')
  await page.clock.runFor(timeout())
  await map.status('FAILED')
  expect(map.provider.requests).toEqual([])
})

test('M3: a provider that throws fails immediately', async ({ page, expectError }) => {
  expectError(FAILED)
  const map = await openMap(page, 'throws')
  await map.loadMap()
  await map.status('FAILED')
  await expectAddressAndDirections(page)
})

test('M4: a key that is rejected immediately: the panel shows the error', async ({ page }) => {
  const map = await openMap(page, 'refuses')
  await map.loadMap()
  await map.status('AUTH_FAILURE')
  await expect(map.panel.getByRole('heading', { name: refusedTitle(), exact: true })).toBeVisible()
  await expect(map.panel).toContainText(fillText(texts.refused, { provider: mapParty().name }))
  await expect(map.iframe).toHaveCount(0)
  await expect(map.retry).toHaveCount(0)
  await expectAddressAndDirections(page)
})

test('M5: a key that is rejected later: the panel replaces the map', async ({ page }) => {
  await page.clock.install()
  const map = await openMap(page, 'works')
  await map.loadMap()
  for (const { place } of mapSections) await mapOn(page, place).status('LOADED')
  await page.clock.runFor(timeout() * 2)
  await map.status('LOADED')
  await map.map.evaluate(() => {
    const refuse: unknown = Reflect.get(window, 'refuseKey')
    if (typeof refuse === 'function') refuse()
  })
  await map.status('AUTH_FAILURE')
  await expect(map.panel.getByRole('heading', { name: refusedTitle(), exact: true })).toBeVisible()
  await expectAddressAndDirections(page)
})

test('M6: a retry with a working provider shows the map', async ({ page, expectError }) => {
  expectError(/ERR_CONNECTION_REFUSED/)
  expectError(FAILED)
  const map = await openMap(page, 'blocked')
  await map.loadMap()
  await map.status('FAILED')
  map.provider.answer = 'works'
  await map.retry.click()
  await expect(map.panel).toBeFocused()
  await map.status('LOADED')
  await expect(map.marker).not.toHaveCount(0)
  await expectAddressAndDirections(page)
})
