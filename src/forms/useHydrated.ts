import { useSyncExternalStore } from 'react'

/** Whether the page's scripts have taken over: false in the HTML as sent, true soon after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => undefined
const yes = () => true
const no = () => false
