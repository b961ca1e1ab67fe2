import path from 'node:path'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { exampleKinds, missingExamples, readExamples, type Example } from '../gallery/examples.ts'
import { galleryModule } from '../gallery/galleryModule.ts'
import type { Project } from '../../manifest/project.ts'
import type { CurrentPlan } from '../../build/currentPlan.ts'
import { readTarget } from '../../hosting/requestTarget.ts'
import { styleSheets } from '../../build/vite/styleSheets.ts'

/** The path of the gallery of section kinds. No page can have this path. */
export const GALLERY = '/~sections'

const RENDERER = '/src/gallery/render.tsx'

/** What `src/gallery/render.tsx` exports. */
type Renderer = typeof import('../../../src/gallery/render.tsx')

/** Development: a page with the example of every section kind. It is rendered for each request. */
export function galleryPlugin(project: Project, plan: CurrentPlan): Plugin {
  // In the folder of the pages, because the imports of generated modules are relative to it.
  const module = path.join(project.generated, 'pages/gallery.gen.tsx')
  let text = ''
  return {
    name: 'site:gallery',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id) => (id === module ? module : undefined),
    load: (id) => (id === module ? text : undefined),
    configureServer(server) {
      if (process.env['VITEST'] !== undefined) return undefined
      const { ssr } = server.environments
      const render = async () => {
        if (!isRunnableDevEnvironment(ssr))
          throw new Error('The Vite environment "ssr" cannot run modules.')
        const load = (file: string) => ssr.runner.import<object>(file)
        const missing = missingExamples(project)
        for (const { message } of missing) server.config.logger.warn(message)
        const kinds = exampleKinds.filter((kind) => !missing.some((one) => one.kind === kind))
        const examples = await readExamples(project, kinds, load)
        text = galleryModule((await plan.get()).site, examples)
        const old = ssr.moduleGraph.getModuleById(module)
        if (old) ssr.moduleGraph.invalidateModule(old)
        const { elements } = await ssr.runner.import<GalleryModule>(module)
        const { renderGallery } = await ssr.runner.import<Renderer>(RENDERER)
        const shown = examples.map((example: Example, index) => ({
          ...example,
          element: elements[index] ?? null,
        }))
        // The styles of the document come first, because they set the order of the cascade layers.
        const modules = [
          await ssr.moduleGraph.getModuleByUrl(RENDERER),
          ssr.moduleGraph.getModuleById(module),
        ]
        const sheets = new Set(modules.flatMap((node) => (node ? styleSheets(node) : [])))
        const links = [...sheets].map((href) => `<link rel="stylesheet" href="${href}">`)
        const html = await renderGallery(shown)
        return server.transformIndexHtml(
          GALLERY,
          html.replace('</head>', `${links.join('')}</head>`),
        )
      }
      return () => {
        server.middlewares.use((request, response, next) => {
          if (readTarget(request.originalUrl ?? '')?.path !== GALLERY) return next()
          render()
            .then((html) =>
              response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
            )
            .catch(next)
        })
      }
    },
  }
}

type GalleryModule = {
  readonly elements: readonly Parameters<Renderer['renderGallery']>[0][number]['element'][]
}
