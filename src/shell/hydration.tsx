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

/**
 * Until the returned function is called, clicks on links cause full page loads. A client-side
 * navigation during hydration would make React render the page again.
 */
export function bypassRouterLinks(): () => void {
  const stopLinkClicks = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null
    if (isLink) event.stopPropagation()
  }
  addEventListener('click', stopLinkClicks, { capture: true })
  return () => removeEventListener('click', stopLinkClicks, { capture: true })
}

/**
 * Replaces a navigation by a full page load when `pushState` or `replaceState` throws. Safari does
 * so after 100 calls in 30 seconds.
 */
export function handleHistoryErrors(history: History, location: Location): void {
  const push = history.pushState
  const replace = history.replaceState
  history.pushState = (...entry) =>
    tryOrElse(
      () => push.apply(history, entry),
      () => loadPage(entry[2], (url) => location.assign(url)),
    )
  history.replaceState = (...entry) =>
    tryOrElse(
      () => replace.apply(history, entry),
      () => loadPage(entry[2], (url) => location.replace(url)),
    )

  /** Does nothing when only the state changes and the URL stays the same. */
  function loadPage(url: string | URL | null | undefined, load: (url: string) => void) {
    if (!url) return
    const { href } = new URL(url, location.href)
    if (href !== location.href) load(href)
  }
}

function tryOrElse(run: () => void, onError: () => void) {
  try {
    run()
  } catch {
    onError()
  }
}
