import type { Page } from '@playwright/test'
import { mapDocumentsOf } from '../../../src/site/thirdParties.ts'
import { layoutShift, recordLayoutShift } from './layoutShift.ts'
import { mapProvider, type ProviderAnswer } from './mapProvider.ts'
import { mapAddress } from './consent.ts'
import { whole } from './place.ts'
import { expect, open } from './site.ts'

const [document = fail()] = mapDocumentsOf(whole, { formAction: '', hasMapsKey: true })

/** The address of the document that holds the map. */
export const mapDocument = document.path

/** The place that it shows. */
export const place = whole.places[document.place] ?? fail()

/** The provider of maps, as the manifest declares it. */
export const [party = fail()] = Object.values(whole.thirdParties).flatMap((one) =>
  one.kind === 'map' ? [one] : [],
)

/** What a visitor sees of the map. */
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

/** Opens the page with the map, asks for it, and holds what is always there. */
export async function openMap(page: Page, answer: ProviderAnswer) {
  const provider = await mapProvider(page.context(), answer)
  await recordLayoutShift(page)
  await open(page, mapAddress)
  const map = mapOn(page)
  await map.panel.scrollIntoViewIfNeeded()
  await map.status('NOT_LOADED')
  const load = async () => {
    await map.load.click()
    await expect(map.panel).toBeFocused()
  }
  return { ...map, provider, press: load }
}

/** Beside the map, in each of its states: the address and the directions, and a page that stands still. */
export async function expectAddress(page: Page) {
  await expect(page.locator('main address')).toContainText(place.address.street)
  await expect(page.locator(`main a[href="${place.map.directions}"]`).first()).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
}

function fail(): never {
  throw new Error('No page of the site shows a map.')
}
