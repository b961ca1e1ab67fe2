import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the images of a hero may change by themselves. True as soon as the first image is decoded
 * and the browser is idle. Always false for a single image, and for visitors who prefer reduced
 * motion or reduced data.
 */
export function useAutoplayAllowed(
  firstImage: RefObject<HTMLImageElement | null>,
  imageCount: number,
): boolean {
  const [isReady, setReady] = useState(false)
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const isAllowed = imageCount > 1 && !reducedMotion
  useEffect(() => {
    if (!isAllowed || savesData()) return
    let isCanceled = false
    void decoded(firstImage.current)
      .then(idle)
      .then(() => !isCanceled && setReady(true))
      // If the first image cannot be decoded, the hero stays as it is.
      .catch(() => undefined)
    return () => {
      isCanceled = true
    }
  }, [isAllowed, firstImage])
  return isAllowed && isReady
}

function savesData(): boolean {
  return (
    matchMedia('(prefers-reduced-data: reduce)').matches || navigator.connection?.saveData === true
  )
}

async function decoded(image: HTMLImageElement | null): Promise<void> {
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
