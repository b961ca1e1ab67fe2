import path from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { sampleKinds } from '../../edits/samples.ts'
import type { CurrentPlan } from '../../project/currentPlan.ts'
import { positionIn } from '../../bundle/html.ts'
import { readTarget } from '../../hosting/resolveRequest.ts'
import type { Project } from '../../projectPaths.ts'
import { styleSheets } from '../development/renderPage.ts'
import { galleryEntries, galleryModule, type RenderSample } from './galleryEntries.ts'

/** The path of the gallery of section kinds. No page can have this path. */
const GALLERY = '/~sections'

const RENDERER = '/generator/server/gallery/render.tsx'

/** What `render.tsx` exports. */
type Renderer = typeof import('./render.tsx')

/** What a module of `galleryModule` exports. */
type SampleModule = { readonly element: Parameters<Renderer['renderSample']>[1] }

/**
 * Development: a page with a sample of every section kind, as the page editor inserts it. It is rendered for each
 * request. With `?kind=steps`, it is the sample of this kind alone, for previews.
 */
export function galleryPlugin(project: Project, plan: CurrentPlan): Plugin {
  /** The code of the sample modules by their ids. */
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
  const { renderSample, renderGallery, renderPreview } = await runner.import<Renderer>(RENDERER)
  const rendered: string[] = []
  const render: RenderSample = async (kind, sample) => {
    // In the folder of the pages, because the imports of generated modules are relative to it.
    const id = path.join(project.generated, `pages/gallery.${kind}.gen.tsx`)
    codes.set(id, galleryModule(site, kind, sample))
    rendered.push(id)
    const previous = moduleGraph.getModuleById(id)
    if (previous) moduleGraph.invalidateModule(previous)
    const { element } = await runner.import<SampleModule>(id)
    return renderSample(kind, element)
  }
  const kinds = sampleKinds.filter((one) => kind === undefined || one === kind)
  const entries = await galleryEntries(project, site, render, kinds)
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
