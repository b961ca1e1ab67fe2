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
  for (const [method, load] of [
    ['pushState', 'assign'],
    ['replaceState', 'replace'],
  ] as const) {
    const change = history[method]
    history[method] = (...entry) => {
      try {
        change.apply(history, entry)
      } catch {
        loadPage(entry[2], (url) => location[load](url))
      }
    }
  }

  /** Does nothing when only the state changes and the URL stays the same. */
  function loadPage(url: string | URL | null | undefined, load: (url: string) => void) {
    if (!url) return
    const { href } = new URL(url, location.href)
    if (href !== location.href) load(href)
  }
}

/**
 * Remembers the fields in a page's forms and follows the focus. The returned function copies values,
 * focus and selection to the new elements. React replaces all elements when hydration fails, for
 * example because a browser extension has changed the HTML, and the new fields are empty.
 */
export function captureEntries(page: Document): () => void {
  const fields = new Set(page.querySelectorAll<InputElement>(FIELDS))
  let focused = page.activeElement
  const followFocus = () => {
    focused = page.activeElement
  }
  page.addEventListener('focusin', followFocus)
  void pageHydrated.then(() => page.removeEventListener('focusin', followFocus))
  return () => {
    for (const old of fields) {
      if (old.isConnected) continue
      // Once, because the visitor can then change the new field before another part of the page fails.
      fields.delete(old)
      const field = [...page.querySelectorAll<InputElement>(FIELDS)].find(({ id }) => id === old.id)
      if (field !== undefined) copyValue(old, field)
    }
    if (focused?.isConnected === false) moveFocus(focused, page)
  }
}

const FIELDS = 'form :is(input, textarea, select)[id]'

type InputElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Focuses the element that replaces an old one, and selects the same text in it. */
function moveFocus(old: Element, page: Document) {
  const isSame = ({ id, className, textContent }: Element) =>
    old.id === '' ? className === old.className && textContent === old.textContent : id === old.id
  const element = [...page.querySelectorAll<HTMLElement>(old.localName)].find(isSame)
  element?.focus({ preventScroll: true })
  // Inputs such as those for email addresses have no selection.
  if (!element || !isTextField(old) || !isTextField(element) || old.selectionStart === null) return
  element.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none')
}

const isTextField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Copies a value with the native setter and events, because React ignores other changes. */
function copyValue(old: InputElement, field: InputElement) {
  if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) {
    if (field.checked !== old.checked) field.click()
    // Only inputs for files have them. Other inputs ignore this, and no script may set their value.
    field.files = old.files
  }
  if (field.value === old.value || old.value === '') return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
    field,
    old.value,
  )
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
