import { useEffect, useState, type RefObject } from 'react'

/** Whether a hero's images take turns. */
export type Playing = {
  /** Whether they do unless somebody points at them. */
  readonly isPlaying: boolean
  /** Whether they do now. */
  readonly isRunning: boolean
  readonly toggle: () => void
}

/**
 * When the images rotate: until the visitor pauses them or moves the keyboard's focus into the
 * hero, and not while the mouse is over it. After a pause, only the button starts them again.
 */
export function usePlaying(hero: RefObject<HTMLElement | null>): Playing {
  const [isPlaying, setPlaying] = useState(true)
  const [isPointedAt, setPointedAt] = useState(() => hero.current?.matches(':hover') ?? false)
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
  return {
    isPlaying,
    isRunning: isPlaying && !isPointedAt,
    toggle: () => setPlaying(!isPlaying),
  }
}
