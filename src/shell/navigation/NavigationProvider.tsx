import type { ReactNode } from 'react'
import { NavigationContext } from './NavigationContext.ts'
import type { NavigationStore } from './navigationStore.ts'

/** Provides the store of the menu. Rendered once, by the root route. */
export function NavigationProvider(props: { store: NavigationStore; children: ReactNode }) {
  return <NavigationContext value={props.store}>{props.children}</NavigationContext>
}
