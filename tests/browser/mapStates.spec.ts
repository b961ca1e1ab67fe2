import type { Locator } from '@playwright/test'
import { boundsOf } from '../../src/map/MapDocument.tsx'
import { fillText } from '../../src/model/fillText.ts'
import { mapParty, mapSections, namedMapText } from './support/consent.ts'
import { test } from './support/expectedErrors.ts'
import { expectAddressAndDirections, mapPlace, openMap, shownPositions } from './support/map.ts'
import { manifest } from './support/manifest.ts'
import { expect } from './support/site.ts'
import { resize } from './support/window.ts'

const { map: texts } = manifest.texts

/** The message of the page and of the console. */
const FAILED = /The map could not be loaded/

/** The console's message for a script that is an HTML page. */
const NO_SCRIPT = /Unexpected token/

/** The heading of a rejected key for assistive technology. */
const refusedTitle = () => namedMapText(texts.refusedTitle)

/** The time after which a map that does not answer has failed. Milliseconds. */
const timeout = () => mapParty().timeoutSeconds * 1000

/** The positions of markers. */
const markerPositions = (marker: Locator) =>
  marker.evaluateAll((all) => all.map((one): unknown => Reflect.get(one, 'position')))

test('M0, M11: the map has the positions, zoom and markers of the manifest, and its space is reserved', async ({
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
  // On a phone, it is as high as its messages need.
  await resize(page, { width: 390, height: 844 })
  const box = await map.panel.boundingBox()
  expect(box?.height).toBeCloseTo(384, 0)
})

test('M1 to M3: faulty providers fail once, at the latest after the time limit; M6: a retry with a working one shows the map; M4, M5: until its key is rejected', async ({
  page,
  expectError,
  consoleErrors,
}) => {
  mapPlace()
  expectError(/ERR_CONNECTION_REFUSED/)
  expectError(NO_SCRIPT)
  expectError(FAILED)
  await page.clock.install()
  const map = await openMap(page, 'blocked')
  await test.step('M1: blocked', async () => {
    await map.loadMap()
    await map.status('FAILED')
    await expect(map.panel).toContainText(texts.failedTitle)
    await expect(map.panel.locator(`a[href="${mapPlace().map.directions}"]`)).toBeVisible()
    await expect(map.iframe).toHaveCount(0)
    await expectAddressAndDirections(page)
    // Other maps of the page may be near enough to load too.
    const failed = await page.locator('main [data-status=FAILED]').count()
    expect(consoleErrors.all.filter((text) => FAILED.test(text))).toHaveLength(failed)
  })
  await test.step('M2: an HTML page instead of a script', async () => {
    map.provider.answer = 'html'
    await map.retry.click()
    await map.status('LOADING')
    await expect(map.panel).toContainText(texts.loading)
    // The map waits until its time limit, although the script has already failed.
    await expect
      .poll(() => consoleErrors.all.filter((text) => NO_SCRIPT.test(text)))
      .not.toHaveLength(0)
    await page.clock.fastForward(timeout())
    await map.status('FAILED')
    await expectAddressAndDirections(page)
  })
  await test.step('M3: a provider that throws fails immediately', async () => {
    map.provider.answer = 'throws'
    await map.retry.click()
    await map.status('FAILED')
  })
  await test.step('M6: a retry with a working provider', async () => {
    map.provider.answer = 'works'
    await map.retry.click()
    await expect(map.panel).toBeFocused()
    await map.status('LOADED')
    await expect(map.marker).not.toHaveCount(0)
    await expectAddressAndDirections(page)
  })
  await test.step('M4, M5: a key that is rejected later: the panel replaces the map', async () => {
    await page.clock.fastForward(timeout() * 2)
    await map.status('LOADED')
    await map.map.evaluate(() => {
      const refuse: unknown = Reflect.get(window, 'refuseKey')
      if (typeof refuse === 'function') refuse()
    })
    await map.status('AUTH_FAILURE')
    await expect(
      map.panel.getByRole('heading', { name: refusedTitle(), exact: true }),
    ).toBeVisible()
    await expect(map.panel).toContainText(fillText(texts.refused, { provider: mapParty().name }))
    await expect(map.iframe).toHaveCount(0)
    await expect(map.retry).toHaveCount(0)
    await expectAddressAndDirections(page)
  })
})
