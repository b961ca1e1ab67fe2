import type { Page } from '@playwright/test'
import { mapDocumentsOf } from '../../../src/site/thirdParties.ts'
import { layoutShift, recordLayoutShift } from './layoutShift.ts'
import { mapProvider, type ProviderAnswer } from './mapProvider.ts'
import { mapPagePath } from './consent.ts'
import { manifest } from './manifest.ts'
import { expect, open } from './site.ts'

const [document = fail()] = mapDocumentsOf(manifest, { formAction: '', hasMapsKey: true })

/** The path of the map document. */
export const mapDocument = document.path

/** The place on the map. */
export const place = manifest.places[document.place] ?? fail()

/** The map provider of the manifest. */
export const [party = fail()] = Object.values(manifest.thirdParties).flatMap((one) =>
  one.kind === 'map' ? [one] : [],
)

/** Locators of the map. */
export function mapOn(page: Page) {
  const panel = page.getByRole('region', { name: 'Map', exact: true })
  const frame = page.frameLocator('main iframe')
  return {
    panel,
    frame,
    iframe: page.locator('main iframe'),
    map: frame.locator('[data-stub=map]'),
    marker: frame.locator('gmp-advanced-marker'),
    load: panel.getByRole('button', { name: 'Load map' }),
    retry: panel.getByRole('button', { name: 'Try again' }),
    status: (status: string) => expect(panel).toHaveAttribute('data-status', status),
  }
}

/** Opens the page with the map. `loadMap` clicks the button that loads it. */
export async function openMap(page: Page, answer: ProviderAnswer) {
  const provider = await mapProvider(page.context(), answer)
  await recordLayoutShift(page)
  await open(page, mapPagePath)
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
  await expect(page.locator('main address')).toContainText(place.address.street)
  await expect(page.locator(`main a[href="${place.map.directions}"]`).first()).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
}

function fail(): never {
  throw new Error('No page of the site shows a map.')
}
