import { useState } from 'react'
import type { ResponsiveImageData } from '../../model/image.ts'

/**
 * Preloads images one after the other. The first image counts as loaded.
 *
 * `nextImage` is the image to load now; it is undefined at the end. Call `finishNextImage` when it
 * is loaded (true) or has failed (false). `loadedImages` are the images that can be shown.
 */
export function usePreloadedImages(images: readonly ResponsiveImageData[]) {
  const [{ finishedCount, loadedImages }, setProgress] = useState({
    finishedCount: 1,
    loadedImages: images.slice(0, 1),
  })
  const nextImage = images[finishedCount]
  const finishNextImage = (isLoaded: boolean) =>
    setProgress({
      finishedCount: finishedCount + 1,
      loadedImages: isLoaded && nextImage ? [...loadedImages, nextImage] : loadedImages,
    })
  return { loadedImages, nextImage, finishNextImage }
}
