/** What the router says of a navigation that has been drawn. */
export type Arrival = {
  readonly pathChanged: boolean
  readonly fromLocation?: { readonly pathname: string }
}

/**
 * Whether a visitor has arrived at another page: not at the first load, and not when only the
 * part behind `#` has changed.
 */
export function isArrival({ pathChanged, fromLocation }: Arrival): boolean {
  return fromLocation !== undefined && pathChanged
}

/**
 * Moves the focus to the start of the new page: its title, or the part that the address names.
 * The scroll position is the router's business and stays.
 */
export function moveFocus(page: Document, hash: string) {
  const target = hash === '' ? page.querySelector('main h1') : page.getElementById(hash)
  if (!(target instanceof HTMLElement)) return
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
