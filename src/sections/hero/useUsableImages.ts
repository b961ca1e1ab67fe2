import { useState } from 'react'
import type { Picture } from '../../model/image.ts'

/**
 * Goes through the images one by one, the first being there already: `candidate` is the one to
 * fetch now, `settle` says whether it could be. In the end `usable` holds those that could.
 */
export function useUsableImages(images: readonly Picture[]) {
  const [{ settled, usable }, setProgress] = useState({ settled: 1, usable: images.slice(0, 1) })
  const candidate = images[settled]
  const settle = (fetched: boolean) =>
    setProgress({
      settled: settled + 1,
      usable: fetched && candidate ? [...usable, candidate] : usable,
    })
  return { usable, candidate, settle }
}
