import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is in the viewport or at most half a viewport away from it. Stays true after
 * the first time.
 */
export function useInViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isInViewport, setInViewport] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInViewport(true)
      },
      { rootMargin: '50%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInViewport
}
