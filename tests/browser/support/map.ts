import type { Page } from '@playwright/test'
import { layoutShift, recordLayoutShift } from './layoutShift.ts'
import { mapProvider, type ProviderAnswer } from './mapProvider.ts'
import { firstMap, mapPagePath, namedMapText, type MapSection } from './consent.ts'
import { manifest } from './manifest.ts'
import { expect, open } from './site.ts'
import { usedBySite } from './usedBySite.ts'

const { map: texts } = manifest.texts

/** The document with the map. Skips the test if the site has none. */
export const mapHtml = () => usedBySite(firstMap, 'a map')

/** The place on the map. Skips the test if the site has no map. */
export function mapPlace() {
  const place = usedBySite(manifest.places[mapHtml().place], 'a map')
  return { ...place, map: usedBySite(place.map, 'a map') }
}

/** The positions that a map shows: that of its main place, then those of the other places that have one. */
export const shownPositions = ({ place, addresses }: MapSection) =>
  [place ?? '', ...addresses.map((other) => other.place)].flatMap(
    (name) => manifest.places[name]?.map ?? [],
  )

/** Locators of the map of a place. Default: the first map. */
export function mapOn(page: Page, place?: string) {
  const named = (text: string) => namedMapText(text, place)
  const panel = page.getByRole('region', { name: named(texts.map), exact: true })
  const frame = panel.frameLocator('iframe')
  return {
    panel,
    frame,
    iframe: panel.locator('iframe'),
    map: frame.locator('[data-stub=map]'),
    marker: frame.locator('gmp-advanced-marker'),
    load: panel.getByRole('button', { name: named(texts.load), exact: true }),
    retry: panel.getByRole('button', { name: named(texts.retry), exact: true }),
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
  const address = page.locator('main address', { hasText: place.address.street })
  await expect(address.first()).toBeVisible()
  await expect(page.locator(`main a[href="${place.map.directions}"]`).first()).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
}
