import { type EnvironmentModuleNode, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import type { Site } from '../../../src/site/site.ts'
import { completeHtml } from '../../bundle/html.ts'
import { mapHtml, plannedMaps } from '../../bundle/maps.ts'
import { alternateLinks, type ServerBundle } from '../../bundle/prerender.ts'
import type { Plan } from '../../emit/plan.ts'
import { announcementScript } from '../../hosting/announcement.ts'
import type { Configuration } from '../../configuration.ts'
import { NOT_FOUND_PATH } from '../../manifest/sitePages.ts'
import { resolvePath } from '../../hosting/resolveRequest.ts'

/** Renders the HTML for a path: a map page or a page of the site. */
export async function renderHtml(
  server: ViteDevServer,
  { site }: Plan,
  configuration: Configuration,
  path: string,
) {
  const map = plannedMaps(site, configuration).find((one) => one.path === path)
  if (map === undefined) return renderPage(server, path, site)
  const html = mapHtml({ ...map, script: '/src/map/entry.tsx', styles: [] })
  return {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: await server.transformIndexHtml(map.path, html),
  }
}

const ENTRY = '/src/entry-server.tsx'

/** Renders a page from the current source files, like production. */
async function renderPage(server: ViteDevServer, path: string, site: Site) {
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('The Vite environment "ssr" cannot run modules.')
  const { bundle, result, pagePath, rendered } = await renderConsistently(ssr.runner, path, site)
  if (result.kind === 'redirect') {
    // A later change of the manifest may remove the redirect.
    const headers = { Location: result.to, 'Cache-Control': 'no-store' }
    return { status: result.status, headers, body: '' }
  }
  const { status, html, page } = await rendered
  const entry = await ssr.moduleGraph.getModuleByUrl(ENTRY)
  const complete = completeHtml(html, {
    styles: entry === undefined ? [] : styleSheets(entry),
    entry: { src: '/src/entry-deferred.ts' },
    scripts: ['/src/entry-client.tsx'],
    script: announcementScript(site),
    links: alternateLinks(site, pagePath),
    navigation: bundle.navigation,
    page,
  })
  // Not the path of the request, because Vite fails if it cannot decode the path.
  const body = await server.transformIndexHtml(pagePath, complete)
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body }
}

/** Renders again if a file was saved during rendering, so that modules of two versions are never mixed. */
async function renderConsistently(runner: ModuleRunner, path: string, site: Site) {
  for (;;) {
    const bundle = await runner.import<ServerBundle>(ENTRY)
    const { sitePages, redirects } = bundle
    const paths = sitePages.map((page) => page.path)
    const result = resolvePath(path, { ...site, paths, redirects })
    const pagePath = result.kind === 'page' ? result.path : NOT_FOUND_PATH
    const rendered = bundle.render(pagePath)
    await Promise.allSettled([rendered])
    if ((await runner.import<ServerBundle>(ENTRY)) === bundle)
      return { bundle, result, pagePath, rendered }
  }
}

/** The URLs of the style sheets that a module and its imports import, in development. Imports come first. */
export function styleSheets(
  module: EnvironmentModuleNode,
  seen: Set<EnvironmentModuleNode> = new Set(),
): string[] {
  if (seen.has(module)) return []
  seen.add(module)
  const imported = [...module.importedModules].flatMap((next) => styleSheets(next, seen))
  return /\.css(?:$|\?)/.test(module.url) ? [...imported, module.url] : imported
}
