import path from 'node:path'
import { folderHeaders, reservedPathWarnings } from './headerRules.ts'
import type { HostingPlan } from './hostingPlan.ts'
import { mediaType } from './mediaTypes.ts'

/**
 * The content of `staticwebapp.config.json` for Azure Static Web Apps. The first matching route applies.
 * Its headers are added to the global ones and replace those with the same name.
 * https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export function staticWebAppsFile(hosting: HostingPlan): string {
  const { common, textFiles, downloads, redirects } = hosting
  const folders = folderHeaders(hosting, common)
  const extensions = [...textFiles, ...Object.keys(downloads)].map((url) => path.extname(url))
  const settings = {
    trailingSlash: 'never',
    globalHeaders: common,
    routes: [
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      ...Object.entries(downloads).map(([route, headers]) => ({
        route,
        headers: route.startsWith('/assets/') ? { ...folders['/assets/*'], ...headers } : headers,
      })),
      ...Object.entries(folders).map(([route, headers]) => ({ route, headers })),
    ],
    responseOverrides: { '404': { rewrite: '/404.html' } },
    mimeTypes: Object.fromEntries(
      [...new Set([...UNKNOWN_TYPES, ...extensions])].map((type) => [type, mediaType(`*${type}`)]),
    ),
  }
  return `${JSON.stringify(settings)}\n`
}

/** The extensions of files whose media type Azure may not know, in addition to those of downloads, calendar files and feeds. */
const UNKNOWN_TYPES = ['.avif', '.webmanifest', '.vtt']

/** The maximum file size for Azure. Bytes. */
const LIMIT = 20 * 1024

/** Warnings about what Azure would reject or not receive. It sends requests below `/api` to its functions. */
export function staticWebAppsWarnings(hosting: HostingPlan): string[] {
  const size = Buffer.byteLength(staticWebAppsFile(hosting))
  return [
    ...(size > LIMIT
      ? [
          `staticwebapp.config.json has ${size} bytes, but Azure Static Web Apps accepts at most ${LIMIT}. That host will reject this build.`,
        ]
      : []),
    ...reservedPathWarnings(hosting, '/api', 'Azure Static Web Apps'),
  ]
}
