import { use, useSyncExternalStore } from 'react'
import { NavigationContext } from './NavigationContext.ts'
import type { NavigationState } from './navigationStore.ts'

/** The state of the menu for components. */
type Navigation = Exclude<NavigationState, { status: 'prerendered' }> & {
  readonly retry: () => void
}

/**
 * The state of the menu. Suspends in the state `prerendered`. Call it inside `Suspense`, so that
 * React keeps the prerendered HTML.
 */
export function useNavigation(): Navigation {
  const { subscribe, getSnapshot, getServerSnapshot, retry } = use(NavigationContext)
  const state = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  if (state.status === 'prerendered') return { status: 'ready', items: use(state.items), retry }
  return { ...state, retry }
}
