/**
 * Keeps the visitor going where the browser refuses an entry in its history, as Safari does after
 * a hundred in half a minute: the address is then opened as a document.
 */
export function guardHistory(history: History, location: Location): void {
  const push = history.pushState
  const replace = history.replaceState
  history.pushState = (...entry) =>
    attempt(
      () => push.apply(history, entry),
      () => leave(entry[2], (to) => location.assign(to)),
    )
  history.replaceState = (...entry) =>
    attempt(
      () => replace.apply(history, entry),
      () => leave(entry[2], (to) => location.replace(to)),
    )

  /** What an entry only notes about the address in view is not worth a new document. */
  function leave(to: string | URL | null | undefined, go: (to: string) => void) {
    if (!to) return
    const { href } = new URL(to, location.href)
    if (href !== location.href) go(href)
  }
}

function attempt(run: () => void, instead: () => void) {
  try {
    run()
  } catch {
    instead()
  }
}
