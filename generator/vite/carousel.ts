import type { Plugin } from 'vite'

const EMPTY = '\0carousel-variables'

/**
 * Mantine's carousel writes its slide size into a style element whose class differs from render to
 * render, so that no policy can know it by its hash. The hero's style sheet sets the size instead.
 */
export function carouselPlugin(): Plugin {
  return {
    name: 'site:carousel',
    enforce: 'pre',
    resolveId(id, importer) {
      const ours = importer?.includes('@mantine/carousel') === true
      return ours && id.endsWith('/CarouselVariables.mjs') ? EMPTY : undefined
    },
    load: (id) =>
      id === EMPTY
        ? 'export const CarouselVariables = () => null\nexport const CarouselContainerVariables = () => null'
        : undefined,
  }
}
