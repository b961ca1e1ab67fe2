import type { ViteDevServer } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import { mapDocument } from '../../build/mapDocument.ts'
import { plannedMaps } from '../../build/mapDocuments.ts'
import type { Plan } from '../../emit/plan.ts'
import { renderInDevelopment, type DevelopmentReply } from './renderInDevelopment.ts'

/** Answers a request for a document by its path: one that holds a map, else a page. */
export async function answerInDevelopment(
  server: ViteDevServer,
  { site }: Plan,
  configuration: Configuration,
  path: string,
): Promise<DevelopmentReply> {
  const map = plannedMaps(site, configuration).find((one) => one.path === path)
  if (map === undefined) return renderInDevelopment(server, path)
  const html = mapDocument({ ...map, script: '/src/map/entry.tsx', styles: [] })
  return {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: await server.transformIndexHtml(map.path, html),
  }
}
