import { useEffect, type RefObject } from 'react'

/** Moves the focus to an element while it is wanted, and back to where it was after. */
export function useFocusOnRequest(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const before = document.activeElement
    element.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [element, isWanted])
}
