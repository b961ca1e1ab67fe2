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
