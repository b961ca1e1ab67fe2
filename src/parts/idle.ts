/** Resolves when the browser has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    // Safari has no requestIdleCallback.
    else setTimeout(resolve, 500)
  })
}
