import { useEffect, type RefObject } from 'react'

/** Moves the focus to an element while `isRequested` is true, and back to the previous element after that. */
export function useFocusOnRequest(
  element: RefObject<HTMLElement | null>,
  isRequested: boolean,
): void {
  useEffect(() => {
    if (!isRequested) return undefined
    const before = document.activeElement
    element.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [element, isRequested])
}
