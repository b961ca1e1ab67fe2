import { useEffect, useReducer } from 'react'

/** Renders the component again when the page is scrolled, or when its size changes. */
export function useLayoutChanges(): void {
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const options = { capture: true, passive: true }
    addEventListener('scroll', update, options)
    addEventListener('resize', update)
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => {
      removeEventListener('scroll', update, options)
      removeEventListener('resize', update)
      observer.disconnect()
    }
  }, [])
}
