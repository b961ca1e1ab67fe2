import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether images may take turns: there are several, the first one is painted, the browser has
 * nothing better to do, and the visitor asked neither for less motion nor for less data.
 */
export function useMayRotate(still: RefObject<HTMLImageElement | null>, count: number): boolean {
  const [ready, setReady] = useState(false)
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const wanted = count > 1 && !reducedMotion
  useEffect(() => {
    if (!wanted || savesData()) return
    let left = false
    void painted(still.current)
      .then(idle)
      .then(() => !left && setReady(true))
      // An image that cannot be drawn has nothing to take turns with: the page stays as it is.
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [wanted, still])
  return wanted && ready
}

function savesData(): boolean {
  return (
    matchMedia('(prefers-reduced-data: reduce)').matches || navigator.connection?.saveData === true
  )
}

async function painted(image: HTMLImageElement | null): Promise<void> {
  await image?.decode()
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    // Safari has no requestIdleCallback.
    else setTimeout(resolve, 500)
  })
}

declare global {
  interface Navigator {
    /** Chromium only: https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData?: boolean }
  }
}
