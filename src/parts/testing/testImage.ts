import type { ResponsiveImageData } from '../../model/image.ts'

/** An image for tests. Its alternative text is its name. */
export function testImage(name: string): ResponsiveImageData {
  return {
    avif: `/${name}-640.avif 640w, /${name}-1280.avif 1280w`,
    portrait: `/${name}-portrait-480.avif 480w`,
    src: `/${name}-1280.jpg`,
    srcSet: `/${name}-640.jpg 640w, /${name}-1280.jpg 1280w`,
    width: 1280,
    height: 720,
    alt: name,
    focus: { x: 0.25, y: 0.5 },
    color: '#0a1424',
  }
}
