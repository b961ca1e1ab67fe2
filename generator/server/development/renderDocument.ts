import type { ViteDevServer } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import { mapDocument, plannedMaps } from '../../bundle/mapDocuments.ts'
import type { Plan } from '../../emit/plan.ts'
import { renderPage, type DocumentResponse } from './renderPage.ts'

/** Renders the document for a path: a map document or a page. */
export async function renderDocument(
  server: ViteDevServer,
  { site }: Plan,
  configuration: Configuration,
  path: string,
): Promise<DocumentResponse> {
  const map = plannedMaps(site, configuration).find((one) => one.path === path)
  if (map === undefined) return renderPage(server, path)
  const html = mapDocument({ ...map, script: '/src/map/entry.tsx', styles: [] })
  return {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: await server.transformIndexHtml(map.path, html),
  }
}
