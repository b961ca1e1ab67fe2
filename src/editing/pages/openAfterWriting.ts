/** The page to open, and the message to show there. */
const STORAGE_KEY = 'page-editor-next'

type Next = {
  readonly path: string
  readonly message: string
  /** Whether the path is not opened again: it was open, or this was the second attempt. */
  readonly isDone: boolean
}

/**
 * Opens a page with a full load, because the routes have changed. The development server may reload the
 * page before or after that, so the message is shown until the author presses a key or a button.
 */
export function openAfterWriting(path: string, message: string): void {
  keep({ path, message, isDone: false })
  location.assign(path)
}

const keep = (next: Next) => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))

/** Opens the page if a reload prevented it. Returns the message for the page if it is open. */
export function openedAfterWriting(): string {
  const stored = sessionStorage.getItem(STORAGE_KEY)
  if (stored === null) return ''
  const next: Next = JSON.parse(stored)
  const clear = () => sessionStorage.removeItem(STORAGE_KEY)
  if (next.path !== location.pathname) {
    if (next.isDone) clear()
    else {
      keep({ ...next, isDone: true })
      location.assign(next.path)
    }
    return ''
  }
  keep({ ...next, isDone: true })
  for (const name of ['keydown', 'pointerdown']) {
    addEventListener(name, clear, { once: true, capture: true })
  }
  return next.message
}
