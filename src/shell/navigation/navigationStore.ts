import { createNavigationStore } from './createNavigationStore.ts'
import type { NavigationStore, NavigationState } from './createNavigationStore.ts'
import type { MenuItem } from './readNavigation.ts'

export type { NavigationStore, NavigationState }

/** The id of the `script` element with the menu's data in a prerendered page. */
export const NAVIGATION_BLOCK = 'navigation-data'

/** The file with the menu, for pages without menu data. */
const NAVIGATION_FILE = '/navigation.json'

/** Creates a store whose items never change, for prerendering. */
export function createStaticStore(items: readonly MenuItem[]): NavigationStore {
  const state: NavigationState = { status: 'ready', items }
  const getState = () => state
  return {
    subscribe: () => () => {},
    getSnapshot: getState,
    getServerSnapshot: getState,
    retry: () => {},
  }
}

/**
 * Creates the store of the menu in the browser. Called once, before hydration. A request for the menu
 * fails after `timeoutSeconds`.
 */
export function createBrowserStore(timeoutSeconds: number): NavigationStore {
  return createNavigationStore({
    block: document.getElementById(NAVIGATION_BLOCK)?.textContent ?? undefined,
    load: () => fetchNavigation(timeoutSeconds),
    report: (message, cause) => console.error(message, cause),
  })
}

/** Fetches the menu. Rejects on a timeout, an error status, or a reply that is not JSON. */
export async function fetchNavigation(timeoutSeconds: number): Promise<unknown> {
  const reply = await fetch(NAVIGATION_FILE, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  })
  if (!reply.ok)
    throw new Error(`${NAVIGATION_FILE}: the server responded with status ${reply.status}`)
  return reply.json()
}
