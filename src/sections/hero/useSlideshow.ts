import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect } from 'react'

/**
 * Shows the next slide every `seconds` while `isRunning` is true. In a hidden tab, and scrolled out of the
 * window, the slide stays, to save energy.
 */
export function useSlideshow(
  carousel: EmblaCarouselType | null,
  seconds: number,
  isRunning: boolean,
) {
  useEffect(() => {
    if (!isRunning || carousel === null) return undefined
    const timer = setInterval(() => {
      if (!document.hidden && isInWindow(carousel.rootNode())) carousel.scrollNext()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [carousel, seconds, isRunning])
}

/** Whether a part of an element is inside the window. */
function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
