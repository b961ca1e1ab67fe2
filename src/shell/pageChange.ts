/** The part of the router's `onRendered` event that is used here. */
export type NavigationEvent = {
  readonly pathChanged: boolean
  readonly fromLocation?: { readonly pathname: string }
}

/** Whether the page has changed. False at the first load, and when only the hash has changed. */
export function isPageChange({ pathChanged, fromLocation }: NavigationEvent): boolean {
  return fromLocation !== undefined && pathChanged
}

/**
 * Moves the focus to the element that the hash names, or to the heading of the page. Does not
 * scroll, because the router restores the scroll position.
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
