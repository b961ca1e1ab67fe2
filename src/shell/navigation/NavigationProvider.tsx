import type { ReactNode } from 'react'
import { NavigationContext } from './NavigationContext.ts'
import type { NavigationSource } from './navigationSource.ts'

/** Gives the menu's source to what is drawn inside it. The root route mounts one. */
export function NavigationProvider(props: { source: NavigationSource; children: ReactNode }) {
  return <NavigationContext value={props.source}>{props.children}</NavigationContext>
}
