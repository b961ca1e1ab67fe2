import type { Plugin } from 'vite'

const PACKAGE = '@mantine/carousel'
const MODULE = 'CarouselVariables.mjs'
const REPLACEMENT = '\0carousel-variables'

/**
 * Replaces a module of Mantine's carousel. It renders a `<style>` element with a random class name,
 * which a Content Security Policy cannot allow by hash. The style sheet of the hero sets the slide
 * size instead. A build that contains the carousel without this replacement fails.
 */
export function carouselPlugin(): Plugin {
  return {
    name: 'site:carousel',
    enforce: 'pre',
    // Vite must process the package: neither its dependency optimizer nor Node.js would use this plugin.
    config: () => ({
      optimizeDeps: { exclude: [PACKAGE] },
      environments: { ssr: { resolve: { noExternal: [PACKAGE] } } },
    }),
    resolveId(id, importer) {
      const isCarousel = importer?.includes(PACKAGE) === true
      return isCarousel && id.endsWith(`/${MODULE}`) ? REPLACEMENT : undefined
    },
    load: (id) =>
      id === REPLACEMENT
        ? 'export const CarouselVariables = () => null\nexport const CarouselContainerVariables = () => null'
        : undefined,
    buildEnd(error) {
      if (error !== undefined || this.environment.mode !== 'build') return
      const ids = [...this.getModuleIds()]
      if (!ids.some((id) => id.includes(`${PACKAGE}/`)) || ids.includes(REPLACEMENT)) return
      this.error(
        `${PACKAGE} no longer imports ${MODULE}. That module renders a <style> element, which the ` +
          `site's Content Security Policy blocks. Find the module that renders it in this version, ` +
          `and replace it in generator/bundle/carousel.ts. If none does, remove that plugin.`,
      )
    },
  }
}
