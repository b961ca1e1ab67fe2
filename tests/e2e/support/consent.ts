import type { Page } from '@playwright/test'
import { serializeChoice, type Choice } from '../../../src/consent/choice.ts'
import { CHOICE_KEY } from '../../../src/model/deviceStorage.ts'
import { manifest } from './manifest.ts'

/** The category of consent that the map needs. */
export const [mapCategory = ''] = Object.values(manifest.thirdParties).flatMap((party) =>
  party.kind === 'map' ? [`${party.category}`] : [],
)

/** The path of a page with a map. */
export const [mapPagePath = ''] = Object.entries(manifest.routes).flatMap(([path, route]) =>
  'sections' in route && route.sections.some(({ kind }) => kind === 'mapAddress') ? [path] : [],
)

/** Locators of the privacy bar and of the map. */
export function consentOn(page: Page) {
  const { title, accept, decline, reopen } = manifest.consent
  const bar = page.getByRole('region', { name: title })
  const panel = page.getByRole('region', { name: 'Map', exact: true })
  return {
    bar,
    accept: bar.getByRole('button', { name: accept, exact: true }),
    decline: bar.getByRole('button', { name: decline, exact: true }),
    reopen: page.getByRole('button', { name: reopen, exact: true }),
    map: panel,
    loadMap: panel.getByRole('button', { name: 'Load map' }),
    /** The stored choice. */
    storedChoice: () => page.evaluate((key) => localStorage.getItem(key), CHOICE_KEY),
  }
}

/** Stores a text as the choice before a page is opened. */
export async function storeChoiceText(page: Page, text: string): Promise<void> {
  await page.goto('/navigation.json')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    CHOICE_KEY,
    text,
  ] as const)
}

/** The text of a choice in storage. */
export const textOf = (choice: Choice) => serializeChoice(choice)

/** The hosts of all requests to other origins from now on. */
export function otherHosts(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>()
  page.context().on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !host.startsWith('localhost:')) hosts.add(host)
  })
  return hosts
}
