/**
 * Makes a change of page with the browser's transition, where it has one and the visitor has not
 * asked for less motion. Settles as the change does.
 */
export function withTransition(change: () => Promise<void>): Promise<void> {
  if (typeof document.startViewTransition !== 'function') return change()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return change()
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change)
  // A newer navigation or a window that changes its size cuts it short: the page is there all the same.
  for (const outcome of [ready, finished]) outcome.catch(() => undefined)
  return updateCallbackDone
}
