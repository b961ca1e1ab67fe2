import type { EmblaCarouselType } from 'embla-carousel'
import type { AutoplayType } from 'embla-carousel-autoplay'
import { useEffect, useState, type RefObject } from 'react'

/**
 * When the images rotate: until the visitor pauses them or moves the keyboard's focus into the
 * hero, and not while the mouse is over it. After a pause, only the button starts them again. A
 * hidden tab stops them too: the plugin sees to that.
 */
export function useAutoplay(autoplay: AutoplayType, hero: RefObject<HTMLElement | null>) {
  const [embla, attach] = useState<EmblaCarouselType>()
  const [playing, setPlaying] = useState(true)
  const [pointedAt, setPointedAt] = useState(() => hero.current?.matches(':hover') ?? false)
  useEffect(() => {
    const element = hero.current
    if (!element) return
    const leaving = new AbortController()
    const { signal } = leaving
    element.addEventListener('mouseenter', () => setPointedAt(true), { signal })
    element.addEventListener('mouseleave', () => setPointedAt(false), { signal })
    element.addEventListener('focusin', stopForKeyboard, { signal })
    return () => leaving.abort()

    function stopForKeyboard({ target }: FocusEvent) {
      if (target instanceof Element && target.matches(':focus-visible')) setPlaying(false)
    }
  }, [hero])
  useEffect(() => {
    if (!embla) return
    if (playing && !pointedAt) autoplay.play()
    else autoplay.stop()
  }, [embla, autoplay, playing, pointedAt])
  return { playing, toggle: () => setPlaying(!playing), attach }
}
