import type { PageModule } from './pageModule.ts'

/** Whether a page module has been loaded since the last full page load. */
let hasLoadedPage = false

/**
 * Whether loading a page module has failed. The reason may be its style sheet, and Vite does not
 * request a style sheet again. So from then on each navigation is a full page load.
 */
let hasFailed = false

/**
 * Loads the module of the page with the path `path`. If that fails, for example because a new
 * version of the site is deployed, and `path` is the current location, the browser reloads the
 * page. It reloads at most once: if the module of the first page fails, the prerendered page stays
 * and works without scripts.
 *
 * Rejects if the page is only prefetched, if the visitor has navigated elsewhere, offline, and
 * while prerendering.
 */
export async function loadOrReload(
  load: () => Promise<PageModule>,
  path: string,
): Promise<PageModule> {
  try {
    const module = await load()
    if (hasFailed && isCurrentLocation(path)) throw new Error('Loading a page has failed before.')
    hasLoadedPage = true
    return module
  } catch (error) {
    hasFailed = true
    // Checked after the failure: the visitor may have clicked the link of a page that was being
    // prefetched, and then the router waits for the same promise.
    if (!isCurrentLocation(path)) throw error
    console.error('The script of this page could not be loaded.', error)
    if (hasLoadedPage) location.reload()
    return new Promise(() => {})
  }
}

/** Whether the browser is online and the visitor is on or navigating to `path`. */
const isCurrentLocation = (path: string) =>
  typeof document !== 'undefined' && navigator.onLine && location.pathname === path
