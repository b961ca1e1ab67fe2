import type { PageModule } from './pageModule.ts'

/** Whether this document has come alive: a page's module has been had. */
let isAlive = false

/**
 * Whether a page could not be loaded. Its style sheet may have failed, and Vite does not load a style
 * sheet a second time: from then on, pages are opened as new documents.
 */
let hasFailed = false

/**
 * A page's module, for the address `path`. Where it cannot be loaded, which is so for an old document
 * after a new deployment, the visitor who is on the way to the page gets it as a new document; where
 * that is so for the page that a document itself carries, the document stays as it was sent, which
 * works without. So there is one reload at most. It fails when the page was only to be loaded in
 * advance, when the visitor has gone elsewhere meanwhile, offline, and when prerendering.
 */
export async function loadOrReload(
  load: () => Promise<PageModule>,
  path: string,
): Promise<PageModule> {
  try {
    const module = await load()
    if (hasFailed && isWanted(path)) throw new Error('A page could not be loaded before.')
    isAlive = true
    return module
  } catch (error) {
    hasFailed = true
    // Asked only now: a page that is loaded in advance may have been clicked meanwhile, and the
    // router then waits for the same promise.
    if (!isWanted(path)) throw error
    console.error('The script of this page could not be loaded.', error)
    if (isAlive) location.reload()
    return new Promise(() => {})
  }
}

/** Whether the visitor is on the way to a page and could get it as a document. */
const isWanted = (path: string) =>
  typeof document !== 'undefined' && navigator.onLine && location.pathname === path
