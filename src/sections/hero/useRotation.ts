import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import type { RotatingImagesProps } from './RotatingImages.tsx'

/**
 * The component that lets images take turns, once it may: there are several, the first one is
 * painted, the browser has nothing better to do, and the visitor neither asked for less motion nor
 * for less data. Until then, and if it cannot be loaded, nothing.
 */
export function useRotation(still: RefObject<HTMLImageElement | null>, count: number) {
  const [loaded, setLoaded] = useState<{ readonly component: ComponentType<RotatingImagesProps> }>()
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const wanted = count > 1 && !reducedMotion
  useEffect(() => {
    if (!wanted || savesData()) return
    let left = false
    void painted(still.current)
      .then(idle)
      .then(() => (left ? undefined : import('./RotatingImages.tsx')))
      .then((module) => module && !left && setLoaded({ component: module.RotatingImages }))
      // The still image is all that the page needs.
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [wanted, still])
  return wanted ? loaded?.component : undefined
}

function savesData(): boolean {
  return matchMedia('(prefers-reduced-data: reduce)').matches || navigator.connection?.saveData === true
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
