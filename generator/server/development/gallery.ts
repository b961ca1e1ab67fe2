import path from 'node:path'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { readExamples, type Example } from '../gallery/examples.ts'
import { galleryModule } from '../gallery/galleryModule.ts'
import type { Project } from '../../manifest/project.ts'
import type { CurrentPlan } from '../../build/currentPlan.ts'
import { readTarget } from '../../hosting/requestTarget.ts'
import { styleSheets } from '../../build/vite/styleSheets.ts'

/** Where the development server shows every kind of section. No page can have this address. */
export const GALLERY = '/~sections'

const RENDERER = '/src/gallery/render.tsx'

/** What `src/gallery/render.tsx` exports. */
type Renderer = typeof import('../../../src/gallery/render.tsx')

/**
 * In development: a page of every kind of section, from its example. It is put together when it is
 * asked for, and nothing of it is part of a build.
 */
export function galleryPlugin(project: Project, plan: CurrentPlan): Plugin {
  // As if it stood among the pages: the imports of generated modules are relative to there.
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
        if (!isRunnableDevEnvironment(ssr)) throw new Error('The gallery cannot be rendered here.')
        const load = (file: string) => ssr.runner.import<object>(file)
        const kinds = ['hero', ...sectionSchema.options.map(({ shape }) => shape.kind.value)]
        const examples = await readExamples(project, kinds, load)
        text = galleryModule((await plan.get()).site, examples)
        const old = ssr.moduleGraph.getModuleById(module)
        if (old) ssr.moduleGraph.invalidateModule(old)
        const { elements } = await ssr.runner.import<Shown>(module)
        const { renderGallery } = await ssr.runner.import<Renderer>(RENDERER)
        const shown = examples.map((example: Example, index) => ({
          ...example,
          element: elements[index] ?? null,
        }))
        // The document's styles come first: they say how the layers are ordered.
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

type Shown = {
  readonly elements: readonly Parameters<Renderer['renderGallery']>[0][number]['element'][]
}
