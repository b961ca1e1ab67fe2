import type { Page } from '@playwright/test'
import { serializeChoice, type Choice } from '../../../src/consent/choice.ts'
import { CHOICE_KEY } from '../../../src/model/deviceStorage.ts'
import { whole } from './place.ts'

/** The category that the map waits for. */
export const [mapCategory = ''] = Object.values(whole.thirdParties).flatMap((party) =>
  party.kind === 'map' ? [`${party.category}`] : [],
)

/** An address with a map. */
export const [mapAddress = ''] = Object.entries(whole.routes).flatMap(([path, route]) =>
  'sections' in route && route.sections.some(({ kind }) => kind === 'mapAddress') ? [path] : [],
)

/** What a visitor sees of the privacy choice and of what depends on it. */
export function consentOn(page: Page) {
  const { title, accept, decline, reopen } = whole.consent
  const bar = page.getByRole('region', { name: title })
  const panel = page.getByRole('region', { name: 'Map', exact: true })
  return {
    bar,
    accept: bar.getByRole('button', { name: accept, exact: true }),
    decline: bar.getByRole('button', { name: decline, exact: true }),
    reopen: page.getByRole('button', { name: reopen, exact: true }),
    map: panel,
    loadMap: panel.getByRole('button', { name: 'Load map' }),
    /** What is kept of the choice. */
    kept: () => page.evaluate((key) => localStorage.getItem(key), CHOICE_KEY),
  }
}

/** Keeps a text as the choice before anything of the page runs, once. */
export async function keepText(page: Page, text: string): Promise<void> {
  await page.goto('/navigation.json')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    CHOICE_KEY,
    text,
  ] as const)
}

/** The text of a choice, as it is kept. */
export const textOf = (choice: Choice) => serializeChoice(choice)

/** The hosts, beside the site's own, of everything that a page asks for from now on. */
export function otherHosts(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>()
  page.context().on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !host.startsWith('localhost:')) hosts.add(host)
  })
  return hosts
}
