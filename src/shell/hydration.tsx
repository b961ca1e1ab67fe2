import { useLayoutEffect } from 'react'

let resolveHydrated = () => {}

/** Resolves when the page inside the shell is hydrated, which is after the shell itself. */
export const pageHydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

/** Reports that the page that contains it is hydrated. */
export function HydrationSignal() {
  useLayoutEffect(() => resolveHydrated(), [])
  return null
}
