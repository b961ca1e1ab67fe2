import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether an element has more in a row than it has room for, kept up to date. False until hydration. */
export function useCrowded(row: RefObject<HTMLElement | null>): boolean {
  const [isCrowded, setCrowded] = useState(false)
  useLayoutEffect(() => {
    const element = row.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      setCrowded(element.scrollWidth > element.clientWidth + 1)
    })
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [row])
  return isCrowded
}
