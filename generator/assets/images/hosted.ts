import type { Site } from '../../../src/site/site.ts'
import { steps } from './ladder.ts'
import type { ResponsiveImageFiles } from '../../../src/model/image.ts'

type Host = Extract<Site['media']['source'], { kind: 'host' }>

/**
 * Where a media host has an image: under its file's name, in the ladder's widths by the host's own
 * parameter. It chooses the format itself, by what the browser says it reads.
 */
export function hostedFiles(
  fileName: string,
  { width, height }: { readonly width: number; readonly height: number },
  { url, widthParameter }: Host,
): Omit<ResponsiveImageFiles, 'color'> {
  const address = (wide: number) => {
    const own = new URL(fileName, url.endsWith('/') ? url : `${url}/`)
    own.searchParams.set(widthParameter, String(wide))
    return own.href
  }
  return {
    sources: [],
    upright: [],
    src: address(Math.min(width, 1200)),
    srcSet: steps(width)
      .map((wide) => `${address(wide)} ${wide}w`)
      .join(', '),
    width,
    height,
  }
}
