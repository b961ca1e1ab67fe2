import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect } from 'react'

/** Turns a carousel each time so many seconds have passed, while it runs. In a hidden tab it stands. */
export function useTurns(carousel: EmblaCarouselType | null, seconds: number, isRunning: boolean) {
  useEffect(() => {
    if (!isRunning || carousel === null) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) carousel.scrollNext()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [carousel, seconds, isRunning])
}
