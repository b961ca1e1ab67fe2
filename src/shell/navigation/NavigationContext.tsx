import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { createStaticStore, type NavigationStore, type NavigationState } from './navigationStore.ts'

/** The context with the store of the menu. */
export const NavigationContext = createContext(createStaticStore([]))

/** Provides the store of the menu. Rendered once, by the root route. */
export function NavigationProvider(props: { store: NavigationStore; children: ReactNode }) {
  return <NavigationContext value={props.store}>{props.children}</NavigationContext>
}

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
