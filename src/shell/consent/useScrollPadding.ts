import { useLayoutEffect, type RefObject } from 'react'

/** The custom property with the height of the bar, which `theme/base.css` uses for `scroll-padding`. */
const BOTTOM_INSET = '--site-bottom-inset'

/**
 * Adds the height of a bar at the bottom of the window to the document's scroll padding. So the bar
 * never covers the focused element, and the page can be scrolled to its end.
 */
export function useScrollPadding(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const bar = element.current
    if (bar === null) return undefined
    const observer = new ResizeObserver(() => {
      root.style.setProperty(BOTTOM_INSET, `${bar.offsetHeight}px`)
      scrollFocusIntoView(bar)
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      root.style.removeProperty(BOTTOM_INSET)
    }
  }, [element])
}

/** Scrolls the focused element into view if `element` covers it. */
function scrollFocusIntoView(element: HTMLElement): void {
  const focused = document.activeElement
  if (focused === null || focused === document.body || element.contains(focused)) return
  if (focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top) {
    focused.scrollIntoView({ block: 'nearest' })
  }
}
