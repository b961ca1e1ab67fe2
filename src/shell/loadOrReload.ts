import type { PageModule } from './pageModule.ts'

/** Whether this document has come alive: a page's module has been had. */
let isAlive = false

/**
 * A page's module. Where it cannot be had, which is so for an old document after a new
 * deployment, the page is asked for as a new document; where that is so for the page that a
 * document itself carries, the document stays as it was sent, which works without. So there is
 * one reload at most. Offline, and when prerendering, it fails.
 */
export async function loadOrReload(load: () => Promise<PageModule>): Promise<PageModule> {
  try {
    const module = await load()
    isAlive = true
    return module
  } catch (error) {
    if (typeof document === 'undefined' || !navigator.onLine) throw error
    console.error('The script of this page could not be loaded.', error)
    if (isAlive) location.reload()
    return new Promise(() => {})
  }
}
