import type { Page } from '@playwright/test'
import { parseConsent } from '../../../src/consent/consent.ts'
import { CONSENT_KEY } from '../../../src/model/deviceStorage.ts'
import { fillText } from '../../../src/model/fillText.ts'
import { consentRequirementsOf, mapDocumentsOf } from '../../../src/site/dataFlows.ts'
import { manifest, pathWith } from './manifest.ts'
import { usedBySite } from './usedBySite.ts'

const WITH_MAPS = { formAction: '', hasMapsKey: true }

/** The categories of consent that the site asks about. */
export const { categories } = consentRequirementsOf(manifest, WITH_MAPS)

/** The map provider. Skips the test if the site has none. */
export const mapParty = () =>
  usedBySite(
    Object.values(manifest.thirdParties).find((party) => party.kind === 'map'),
    'a map',
  )

/** The category of consent that the map needs. Skips the test if the site has no map. */
export const mapCategory = () => `${mapParty().category}`

/** The path of a page with a map. Undefined if there is none: without a map provider, the section has no map. */
export const mapPath =
  consentRequirementsOf(manifest, WITH_MAPS).mapProvider && pathWith('addresses')

const mapRoute = manifest.routes[mapPath ?? '']

/** The sections with a map on the first page that has one. */
export const mapSections =
  mapRoute !== undefined && 'sections' in mapRoute
    ? mapRoute.sections.filter((section) => section.kind === 'addresses')
    : []

/** A section with a map. */
export type MapSection = (typeof mapSections)[number]

/** The document of the first map. Undefined if the site has no map. */
export const firstMap = mapDocumentsOf(manifest, WITH_MAPS).find(
  ({ place }) => place === mapSections[0]?.place,
)

/** A text of a map together with its place, for assistive technology. Default: the place of the first map. */
export const namedMapText = (text: string, place = firstMap?.place ?? '') =>
  fillText(manifest.texts.map.named, { text, name: manifest.places[place]?.name ?? '—' })

/** The path of a page with a map. Skips the test if there is none. */
export const mapPagePath = () => usedBySite(mapPath, 'a map')

/** Whether a path is that of the page with the map. */
export const isMapPage = (path: string) => path === mapPath

/** Whether the site asks visitors for consent. */
export const asksForConsent = Object.values(manifest.thirdParties).some(
  (party) => 'category' in party && party.category !== undefined,
)

/** Skips the test if the site does not ask visitors for consent. */
export const needsConsent = () =>
  usedBySite(asksForConsent ? manifest.consent : undefined, 'a consent bar')

/** The texts of the consent bar. Skips the test if the site has none. */
export const consentTexts = () =>
  usedBySite(manifest.consent && manifest.texts.consent, 'a consent bar')

/** Locators of the consent bar and of the map. */
export function consentOn(page: Page) {
  const { title, accept, decline, reopen } = manifest.texts.consent
  const bar = page.getByRole('region', { name: title })
  const panel = page.getByRole('region', {
    name: namedMapText(manifest.texts.map.map),
    exact: true,
  })
  return {
    bar,
    accept: bar.getByRole('button', { name: accept, exact: true }),
    decline: bar.getByRole('button', { name: decline, exact: true }),
    reopen: page.getByRole('button', { name: reopen, exact: true }),
    map: panel,
    loadMap: panel.getByRole('button', { name: manifest.texts.map.load }),
    /** The stored consent. Undefined if there is none. */
    storedConsent: async () =>
      parseConsent(await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)),
  }
}

/** The hosts of all requests to other origins from now on. */
export function otherHosts(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>()
  page.context().on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !host.startsWith('localhost:')) hosts.add(host)
  })
  return hosts
}
