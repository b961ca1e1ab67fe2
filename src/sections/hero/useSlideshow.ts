import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect } from 'react'

/** Shows the next slide every `seconds` while `isRunning` is true. A hidden tab keeps its slide. */
export function useSlideshow(
  carousel: EmblaCarouselType | null,
  seconds: number,
  isRunning: boolean,
) {
  useEffect(() => {
    if (!isRunning || carousel === null) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) carousel.scrollNext()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [carousel, seconds, isRunning])
}
