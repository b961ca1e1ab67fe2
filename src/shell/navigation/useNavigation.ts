import { use, useSyncExternalStore } from 'react'
import { NavigationContext } from './NavigationContext.ts'
import type { NavigationState } from './navigationSource.ts'

/** How far the menu has come, as a component meets it. */
type Navigation = Exclude<NavigationState, { status: 'kept' }> & { readonly retry: () => void }

/**
 * The menu. Suspends while a prerendered menu has to stay as it is: call it inside a `Suspense`,
 * whose HTML React then leaves alone.
 */
export function useNavigation(): Navigation {
  const { subscribe, getSnapshot, getServerSnapshot, retry } = use(NavigationContext)
  const state = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  if (state.status === 'kept') return { status: 'ready', items: use(state.items), retry }
  return { ...state, retry }
}
