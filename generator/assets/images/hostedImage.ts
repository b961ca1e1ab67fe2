import type { Site } from '../../../src/site/site.ts'
import { FALLBACK_WIDTH, widthsFor } from './widths.ts'
import type { ResponsiveImageFiles } from '../../../src/model/image.ts'

type MediaHost = Extract<Site['media']['source'], { kind: 'host' }>

/**
 * The URLs of an image on a media host: the file name, and the width as a query parameter of the
 * host. The host chooses the format by the `Accept` header.
 */
export function hostedImage(
  fileName: string,
  { width, height }: { readonly width: number; readonly height: number },
  { url, widthParameter }: MediaHost,
  widths: readonly number[],
): Omit<ResponsiveImageFiles, 'color'> {
  const urlOf = (imageWidth: number) => {
    const imageUrl = new URL(fileName, url.endsWith('/') ? url : `${url}/`)
    imageUrl.searchParams.set(widthParameter, String(imageWidth))
    return imageUrl.href
  }
  const offered = widthsFor(width, widths)
  const fallback = offered.find((one) => one >= FALLBACK_WIDTH) ?? offered.at(-1)
  return {
    src: urlOf(fallback ?? width),
    srcSet: offered.map((imageWidth) => `${urlOf(imageWidth)} ${imageWidth}w`).join(', '),
    width,
    height,
  }
}
