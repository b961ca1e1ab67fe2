import { useEffect, useState, type RefObject } from 'react'

/** Whether the images of a hero change by themselves, and the action of the pause button. */
type Playback = {
  /** Whether playback is on. The mouse over the hero interrupts it without switching it off. */
  readonly isPlaying: boolean
  /** Whether images change at this moment: `isPlaying`, and the mouse is not over the hero. */
  readonly isRunning: boolean
  /** Switches playback on or off. */
  readonly toggle: () => void
}

/**
 * The playback of a hero's images. It starts switched on. The pause button and keyboard focus
 * inside the hero switch it off; then only the button switches it on again.
 */
export function usePlayback(hero: RefObject<HTMLElement | null>): Playback {
  const [isPlaying, setPlaying] = useState(true)
  const [isHovered, setHovered] = useState(() => hero.current?.matches(':hover') ?? false)
  useEffect(() => {
    const element = hero.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    element.addEventListener('mouseenter', () => setHovered(true), { signal })
    element.addEventListener('mouseleave', () => setHovered(false), { signal })
    element.addEventListener('focusin', stopOnKeyboardFocus, { signal })
    return () => controller.abort()

    function stopOnKeyboardFocus({ target }: FocusEvent) {
      if (target instanceof Element && target.matches(':focus-visible')) setPlaying(false)
    }
  }, [hero])
  return {
    isPlaying,
    isRunning: isPlaying && !isHovered,
    toggle: () => setPlaying(!isPlaying),
  }
}
