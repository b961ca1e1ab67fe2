import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the content of a row is wider than the row. Updates on resize. `false` until hydration. */
export function useOverflow(row: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useLayoutEffect(() => {
    const element = row.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      setOverflowing(element.scrollWidth > element.clientWidth + 1)
    })
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [row])
  return isOverflowing
}
