import { readNavigation } from './readNavigation.ts'
import type { MenuItem } from './readNavigation.ts'

/** How far the menu has come. */
export type NavigationState =
  /** There: it is drawn. */
  | { readonly status: 'ready'; readonly items: readonly MenuItem[] }
  /** On its way: no menu is drawn. */
  | { readonly status: 'pending' }
  /** Not to be had: no menu is drawn, and the visitor may try again. */
  | { readonly status: 'failed' }
  /**
   * On its way while the prerendered menu stays as it is. The promise is kept when the items are
   * there, and never otherwise.
   */
  | { readonly status: 'kept'; readonly items: Promise<readonly MenuItem[]> }

/** Where the menu comes from, in the shape that `useSyncExternalStore` reads. */
export type NavigationSource = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => NavigationState
  /** The state at the start, which hydration repeats even when the menu has arrived meanwhile. */
  readonly getServerSnapshot: () => NavigationState
  /** Starts over after a failure; does nothing in any other state. */
  readonly retry: () => void
}

/** What the source needs of the world around it. */
export type NavigationEdge = {
  /** The text of the page's data block; `undefined` when the page carries none. */
  readonly block: string | undefined
  /** Fetches the menu once; rejects when that fails. */
  readonly load: () => Promise<unknown>
  /** Told once for each failure that is not tried again. */
  readonly report: (message: string, cause: unknown) => void
}

/** Time before a failed load is tried again. Milliseconds. */
export const RETRY_DELAY = 1500

/**
 * A source that begins with the page's data block where there is one that can be read, else loads
 * the menu and tries twice.
 */
export function loadedSource({ block, load, report }: NavigationEdge): NavigationSource {
  const listeners = new Set<() => void>()
  const initial = firstState()
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
      become({ status: 'pending' })
      loadOrFail()
    },
  }

  function firstState(): NavigationState {
    if (block === undefined) {
      loadOrFail()
      return { status: 'pending' }
    }
    try {
      return { status: 'ready', items: readNavigation(JSON.parse(block)) }
    } catch (cause) {
      return { status: 'kept', items: loadOrKeep(cause) }
    }
  }

  function loadOrFail() {
    loadTwice().then(
      (items) => become({ status: 'ready', items }),
      (cause: unknown) => {
        report('The menu could not be loaded.', cause)
        become({ status: 'failed' })
      },
    )
  }

  function loadOrKeep(blockCause: unknown) {
    return new Promise<readonly MenuItem[]>((resolve) => {
      loadTwice().then(
        (items) => {
          become({ status: 'ready', items })
          resolve(items)
        },
        (cause: unknown) => {
          const causes = new AggregateError([blockCause, cause])
          report('The menu stays as prerendered: its data could not be read.', causes)
        },
      )
    })
  }

  async function loadTwice() {
    try {
      return readNavigation(await load())
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
      return readNavigation(await load())
    }
  }

  function become(next: NavigationState) {
    state = next
    listeners.forEach((listener) => listener())
  }
}
