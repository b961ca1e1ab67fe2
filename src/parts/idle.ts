/** Whether the visitor has asked the browser to save data. */
export const savesData = (): boolean =>
  matchMedia('(prefers-reduced-data: reduce)').matches || navigator.connection?.saveData === true

/** Waits until the browser has nothing else to do. */
export const idle = () =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve)
    // Safari has no requestIdleCallback.
    else setTimeout(resolve, 500)
  })

declare global {
  interface Navigator {
    /** Chromium only: https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData?: boolean }
  }
}
