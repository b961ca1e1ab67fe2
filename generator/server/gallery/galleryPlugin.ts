import path from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type { CurrentPlan } from '../../project/currentPlan.ts'
import { positionIn } from '../../bundle/html.ts'
import { readTarget } from '../../hosting/resolveRequest.ts'
import type { Project } from '../../manifest/project.ts'
import { styleSheets } from '../development/renderPage.ts'
import { exampleKinds } from './examples.ts'
import { galleryEntries, galleryModule, type GallerySource } from './galleryEntries.ts'

/** The path of the gallery of section kinds. No page can have this path. */
const GALLERY = '/~sections'

const RENDERER = '/generator/server/gallery/render.tsx'

/** What `render.tsx` exports. */
type Renderer = typeof import('./render.tsx')

/** What a module of `galleryModule` exports. */
type ExampleModule = { readonly element: Parameters<Renderer['renderExample']>[1] }

/**
 * Development: a page with the example of every section kind. It is rendered for each request. With
 * `?kind=steps`, it is the example of one kind alone, for previews.
 */
export function galleryPlugin(project: Project, plan: CurrentPlan): Plugin {
  /** The code of the example modules by their ids. */
  const codes = new Map<string, string>()
  return {
    name: 'site:gallery',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id) => (codes.has(id) ? id : undefined),
    load: (id) => codes.get(id),
    configureServer(server) {
      if (process.env['VITEST'] !== undefined) return undefined
      return () => {
        server.middlewares.use((request, response, next) => {
          const target = readTarget(request.originalUrl ?? '')
          if (target?.path !== GALLERY) return next()
          const kind = new URLSearchParams(target.search).get('kind') ?? undefined
          renderGalleryPage(server, project, plan, codes, kind)
            .then((html) =>
              response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
            )
            .catch(next)
        })
      }
    },
  }
}

async function renderGalleryPage(
  server: ViteDevServer,
  project: Project,
  plan: CurrentPlan,
  codes: Map<string, string>,
  kind: string | undefined,
): Promise<string> {
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('The Vite environment "ssr" cannot run modules.')
  const { runner, moduleGraph } = ssr
  const { site } = await plan.get()
  const { renderExample, renderGallery, renderPreview } = await runner.import<Renderer>(RENDERER)
  const rendered: string[] = []
  const source: GallerySource = {
    project,
    site,
    load: (file) => runner.import<object>(file),
    render: async (kind, data) => {
      // In the folder of the pages, because the imports of generated modules are relative to it.
      const id = path.join(project.generated, `pages/gallery.${kind}.gen.tsx`)
      codes.set(id, galleryModule(site, kind, data))
      rendered.push(id)
      const previous = moduleGraph.getModuleById(id)
      if (previous) moduleGraph.invalidateModule(previous)
      const { element } = await runner.import<ExampleModule>(id)
      return renderExample(kind, element)
    },
  }
  const entries = await galleryEntries(
    source,
    exampleKinds.filter((exampleKind) => kind === undefined || exampleKind === kind),
  )
  for (const { kind, problem } of entries) {
    if (problem !== undefined) server.config.logger.warn(`${GALLERY}, ${kind}: ${problem}`)
  }
  // The styles of the page come first, because they set the order of the cascade layers.
  const modules = [
    await moduleGraph.getModuleByUrl(RENDERER),
    ...rendered.map((id) => moduleGraph.getModuleById(id)),
  ]
  const sheets = new Set(modules.flatMap((node) => (node ? styleSheets(node) : [])))
  const links = [...sheets].map((href) => `<link rel="stylesheet" href="${href}">`)
  const html = await (kind === undefined ? renderGallery(entries) : renderPreview(entries))
  const end = positionIn(html, '</head>')
  const styled = `${html.slice(0, end)}${links.join('')}${html.slice(end)}`
  return kind === undefined ? server.transformIndexHtml(GALLERY, styled) : styled
}
