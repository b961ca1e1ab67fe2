import { useLayoutEffect, type RefObject } from 'react'

/** The space between the bar and an element that is scrolled into view, as without the bar (`theme/base.css`). */
const SPACE = '1rem'

/**
 * Adds the height of a bar at the bottom of the window to the document's scroll padding and to the end of
 * its body. So the bar never covers the focused element, and the page can be scrolled to its end.
 *
 * Not with a custom property on the root element: when that changes, the browser computes the styles of
 * all elements again.
 */
export function useScrollPadding(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { body, documentElement: root } = document
    const bar = element.current
    if (bar === null) return undefined
    const observer = new ResizeObserver(() => {
      root.style.scrollPaddingBlockEnd = `calc(${bar.offsetHeight}px + ${SPACE})`
      body.style.paddingBlockEnd = `${bar.offsetHeight}px`
      scrollFocusIntoView(bar)
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      root.style.scrollPaddingBlockEnd = ''
      body.style.paddingBlockEnd = ''
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
