import { useSyncExternalStore } from 'react'

/** Whether the component is hydrated: `false` in the prerendered HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** The value never changes after hydration. */
const subscribe = () => () => undefined
