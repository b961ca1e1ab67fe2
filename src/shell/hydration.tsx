import { useLayoutEffect } from 'react'

let resolveHydrated = () => {}

/** Resolves when the page is hydrated. The shell around it is hydrated earlier. */
export const pageHydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

/** Reports that the page that contains it is hydrated. */
export function HydrationSignal() {
  useLayoutEffect(() => resolveHydrated(), [])
  return null
}
