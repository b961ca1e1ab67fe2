import { loadedSource } from './loadedSource.ts'
import type { NavigationSource, NavigationState } from './loadedSource.ts'
import type { MenuItem } from './readNavigation.ts'

export type { NavigationSource, NavigationState }

/** The id of the element that carries the menu's data in a prerendered page. */
export const NAVIGATION_BLOCK = 'navigation-data'

/** Where the menu is served for pages that carry none. */
const NAVIGATION_FILE = '/navigation.json'

/** Time before an unanswered request counts as failed. Milliseconds. */
const TIMEOUT = 10_000

/** A source whose menu is there from the start: the one of a prerendered page. */
export function readySource(items: readonly MenuItem[]): NavigationSource {
  const state: NavigationState = { status: 'ready', items }
  const getState = () => state
  return {
    subscribe: () => () => {},
    getSnapshot: getState,
    getServerSnapshot: getState,
    retry: () => {},
  }
}

/** The menu's source in the browser. The browser's entry makes it once, before it hydrates. */
export function browserSource(): NavigationSource {
  return loadedSource({
    block: document.getElementById(NAVIGATION_BLOCK)?.textContent ?? undefined,
    load: fetchNavigation,
    report: (message, cause) => console.error(message, cause),
  })
}

/** Fetches the menu; rejects when it does not come in time, with another status, or not as JSON. */
export async function fetchNavigation(): Promise<unknown> {
  const reply = await fetch(NAVIGATION_FILE, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!reply.ok) throw new Error(`${NAVIGATION_FILE} was answered with status ${reply.status}`)
  return reply.json()
}
