import { propertyOf } from '../../model/json.ts'
import type { Rendered } from '../../model/rendered.ts'
import type { NavigationItem } from '../../site/navigation.ts'

/** The state of loading the menu. */
export type NavigationState =
  /** The items are available. */
  | { readonly status: 'ready'; readonly items: readonly MenuItem[] }
  /** The items are being loaded. No menu is rendered. */
  | { readonly status: 'pending' }
  /** The items could not be loaded. No menu is rendered, and the visitor can retry. */
  | { readonly status: 'failed' }
  /**
   * The items are being loaded, and the prerendered menu stays in the page. The promise resolves
   * to the items; it stays pending if they cannot be loaded.
   */
  | { readonly status: 'prerendered'; readonly items: Promise<readonly MenuItem[]> }

/** The external store of the menu, for `useSyncExternalStore`. */
export type NavigationStore = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => NavigationState
  /** The initial state, which hydration uses even if the menu has been loaded since. */
  readonly getServerSnapshot: () => NavigationState
  /** Loads again after a failure. Does nothing in any other state. */
  readonly retry: () => void
}

type NavigationStoreOptions = {
  /** The text of the page's data block; `undefined` when the page has none. */
  readonly block: string | undefined
  /** Fetches the menu once; rejects on failure. */
  readonly load: () => Promise<unknown>
}

/** Time before a failed load is retried. Milliseconds. */
export const RETRY_DELAY = 1500

/**
 * Creates the store of the menu. The initial items are those of the page's data block. If there is
 * no valid one, the store loads the menu, with one retry.
 */
export function createNavigationStore({ block, load }: NavigationStoreOptions): NavigationStore {
  const listeners = new Set<() => void>()
  const initial = initialState()
  let state = initial
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => state,
    getServerSnapshot: () => initial,
    retry: () => {
      if (state.status !== 'failed') return
      setState({ status: 'pending' })
      loadOrFail()
    },
  }

  function initialState(): NavigationState {
    if (block === undefined) {
      loadOrFail()
      return { status: 'pending' }
    }
    try {
      return { status: 'ready', items: readNavigation(JSON.parse(block)) }
    } catch (blockCause) {
      const items = loadItems().catch((cause: unknown) => {
        const causes = new AggregateError([blockCause, cause])
        console.error('The menu data could not be loaded. The prerendered menu stays.', causes)
        return new Promise<never>(() => {})
      })
      return { status: 'prerendered', items }
    }
  }

  function loadOrFail() {
    loadItems().catch((cause: unknown) => {
      console.error('The menu could not be loaded.', cause)
      setState({ status: 'failed' })
    })
  }

  async function loadItems() {
    const loadOnce = async () => readNavigation(await load())
    const items = await loadOnce().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
      return loadOnce()
    })
    setState({ status: 'ready', items })
    return items
  }

  function setState(next: NavigationState) {
    state = next
    listeners.forEach((listener) => listener())
  }
}

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
  })
}

/** Fetches the menu. Rejects on a timeout, an error status, or a reply that is not JSON. */
async function fetchNavigation(timeoutSeconds: number): Promise<unknown> {
  const reply = await fetch(NAVIGATION_FILE, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  })
  if (!reply.ok)
    throw new Error(`${NAVIGATION_FILE}: the server responded with status ${reply.status}`)
  return reply.json()
}

/** An item of the menu with resolved references. */
export type MenuItem = Rendered<NavigationItem>

/** A link in the submenu of an item. */
export type MenuLink = MenuItem['children'][number]

/** A path of this site, or an `https:`, `mailto:` or `tel:` URL. No other link target is safe. */
const SAFE_TARGET = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:\+?\d)[^\s\p{Cc}"<>\\]*$/u

/** Returns the menu in `data`, which comes from a data block or a response. Throws an error if it is not valid. */
export function readNavigation(data: unknown): readonly MenuItem[] {
  if (isMenu(data)) return data
  throw new Error(`The menu is not valid: ${JSON.stringify(data)?.slice(0, 200)}`)
}

const isMenu = (data: unknown): data is readonly MenuItem[] =>
  Array.isArray(data) && data.length > 0 && data.every(isMenuItem)

function isMenuItem(item: unknown): boolean {
  const children = propertyOf(item, 'children')
  if (!Array.isArray(children) || !children.every(isLink)) return false
  return (
    isLink(item) || (children.length > 0 && hasText(item) && propertyOf(item, 'to') === undefined)
  )
}

function isLink(link: unknown): boolean {
  const [to, target] = [propertyOf(link, 'to'), propertyOf(link, 'target')]
  const isSafe = typeof to === 'string' && SAFE_TARGET.test(to)
  return isSafe && hasText(link) && (target === undefined || target === '_blank')
}

function hasText(item: unknown): boolean {
  const text = propertyOf(item, 'text')
  return typeof text === 'string' && text.trim() !== ''
}
