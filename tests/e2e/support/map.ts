import type { Page } from '@playwright/test'
import { layoutShift, recordLayoutShift } from './layoutShift.ts'
import { mapProvider, type ProviderAnswer } from './mapProvider.ts'
import { firstMap, mapPagePath, namedMapText } from './consent.ts'
import { manifest } from './manifest.ts'
import { expect, open } from './site.ts'
import { usedBySite } from './usedBySite.ts'

const { map: texts } = manifest.texts

/** The document with the map. Skips the test if the site has none. */
export const mapDocument = () => usedBySite(firstMap, 'a map')

/** The place on the map. Skips the test if the site has no map. */
export function mapPlace() {
  const place = usedBySite(manifest.places[mapDocument().place], 'a map')
  return { ...place, map: usedBySite(place.map, 'a map') }
}

/** Locators of the map. */
export function mapOn(page: Page) {
  const panel = page.getByRole('region', { name: namedMapText(texts.map), exact: true })
  const frame = page.frameLocator('main iframe')
  return {
    panel,
    frame,
    iframe: page.locator('main iframe'),
    map: frame.locator('[data-stub=map]'),
    marker: frame.locator('gmp-advanced-marker'),
    load: panel.getByRole('button', { name: namedMapText(texts.load), exact: true }),
    retry: panel.getByRole('button', { name: namedMapText(texts.retry), exact: true }),
    status: (status: string) => expect(panel).toHaveAttribute('data-status', status),
  }
}

/** Opens the page with the map. `loadMap` clicks the button that loads it. */
export async function openMap(page: Page, answer: ProviderAnswer) {
  const path = mapPagePath()
  const provider = await mapProvider(page.context(), answer)
  await recordLayoutShift(page)
  await open(page, path)
  const map = mapOn(page)
  await map.panel.scrollIntoViewIfNeeded()
  await map.status('NOT_LOADED')
  const load = async () => {
    await map.load.click()
    await expect(map.panel).toBeFocused()
  }
  return { ...map, provider, loadMap: load }
}

/** Expects the address and the directions, and no layout shift. True in every state of the map. */
export async function expectAddressAndDirections(page: Page) {
  const place = mapPlace()
  await expect(page.locator('main address')).toContainText(place.address.street)
  await expect(page.locator(`main a[href="${place.map.directions}"]`).first()).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
}
