import { useLayoutEffect, type RefObject } from 'react'

/** The height of what lies over the foot of the window, for what must not end up under it. */
const ROOM = '--site-bottom-inset'

/**
 * Tells the document how high an element is that lies over the foot of the window, so that it
 * scrolls what has the focus clear of it, and can be scrolled to its very end.
 */
export function useRoom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const own = element.current
    if (own === null) return undefined
    const observer = new ResizeObserver(() => {
      root.style.setProperty(ROOM, `${own.offsetHeight}px`)
      clear(own)
    })
    observer.observe(own)
    return () => {
      observer.disconnect()
      root.style.removeProperty(ROOM)
    }
  }, [element])
}

/** Scrolls what has the focus out from under an element. */
function clear(element: HTMLElement): void {
  const focused = document.activeElement
  if (focused === null || focused === document.body || element.contains(focused)) return
  if (focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top) {
    focused.scrollIntoView({ block: 'nearest' })
  }
}
