import type { Plugin } from 'vite'

const PACKAGE = '@mantine/carousel'
const REPLACED = 'CarouselVariables.mjs'
const EMPTY = '\0carousel-variables'

/**
 * Mantine's carousel writes its slide size into a style element whose class differs from render to
 * render, so that no policy can know it by its hash. The hero's style sheet sets the size instead.
 * A build that contains the carousel without this replacement fails.
 */
export function carouselPlugin(): Plugin {
  return {
    name: 'site:carousel',
    enforce: 'pre',
    resolveId(id, importer) {
      const ours = importer?.includes(PACKAGE) === true
      return ours && id.endsWith(`/${REPLACED}`) ? EMPTY : undefined
    },
    load: (id) =>
      id === EMPTY
        ? 'export const CarouselVariables = () => null\nexport const CarouselContainerVariables = () => null'
        : undefined,
    buildEnd(error) {
      if (error !== undefined || this.environment.mode !== 'build') return
      const ids = [...this.getModuleIds()]
      if (!ids.some((id) => id.includes(`${PACKAGE}/`)) || ids.includes(EMPTY)) return
      this.error(
        `${PACKAGE} no longer imports ${REPLACED}. That module writes a <style> element, which the ` +
          `site's Content Security Policy blocks. Find the module that writes it now, and name it in ` +
          `generator/build/vite/carousel.ts; if none does, remove that plugin.`,
      )
    },
  }
}
