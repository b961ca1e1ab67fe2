import path from 'node:path'
import {
  additionalHeaders,
  reservedPathWarnings,
  servedPaths,
  type Headers,
  type HostingPlan,
  withoutType,
} from './hostingPlan.ts'
import { MEDIA_TYPES } from './mediaTypes.ts'

/**
 * The content of `staticwebapp.config.json` for Azure Static Web Apps. The first matching route applies.
 * Its headers are added to the global ones and replace those with the same name. If the policies make
 * the file too large for Azure, they are omitted, because the HTML of each page contains its policy.
 * https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export function staticWebAppsFile(hosting: HostingPlan): string {
  const complete = content(hosting, true)
  return isAccepted(complete) ? complete : content(hosting, false)
}

/** The extensions of files whose media type Azure may not know, in addition to those of downloads. */
const UNKNOWN_TYPES = ['avif', 'webmanifest', 'ics', 'atom', 'vtt']

/** The maximum file size for Azure. Bytes. */
const LIMIT = 20 * 1024

const isAccepted = (text: string) => Buffer.byteLength(text) <= LIMIT

function content(hosting: HostingPlan, hasPagePolicies: boolean): string {
  const { common, assets, pages, notFound, downloads, redirects } = hosting
  const extensions = Object.keys(downloads).map((url) => path.extname(url).slice(1))
  const headersOf = (headers: Headers) => additionalHeaders(headers, hosting)
  const headersOfPage = (headers: Headers) => {
    const { 'Content-Security-Policy': _, ...others } = headersOf(headers)
    return hasPagePolicies ? headersOf(headers) : others
  }
  const settings = {
    trailingSlash: 'never',
    globalHeaders: common,
    routes: [
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      ...[...pages, notFound].flatMap((page) =>
        servedPaths(page).map((route) => ({ route, headers: headersOfPage(page.headers) })),
      ),
      ...Object.entries(downloads).map(([route, headers]) => ({
        route,
        headers: {
          ...(route.startsWith('/assets/') ? headersOf(assets) : {}),
          ...withoutType(headers),
        },
      })),
      { route: '/assets/*', headers: headersOf(assets) },
    ],
    responseOverrides: { '404': { rewrite: `/${notFound.file}` } },
    mimeTypes: Object.fromEntries(
      [...new Set([...UNKNOWN_TYPES, ...extensions])].map((type) => [
        `.${type}`,
        MEDIA_TYPES[type],
      ]),
    ),
  }
  return `${JSON.stringify(settings)}\n`
}

/** Warnings about what Azure would reject or not receive. It sends requests below `/api` to its functions. */
export const staticWebAppsWarnings = (hosting: HostingPlan): string[] => [
  ...sizeWarnings(hosting),
  ...reservedPathWarnings(hosting, '/api', 'Azure Static Web Apps'),
]

function sizeWarnings(hosting: HostingPlan): string[] {
  if (isAccepted(content(hosting, true))) return []
  const text = staticWebAppsFile(hosting)
  return isAccepted(text)
    ? [
        `staticwebapp.config.json does not contain the policies of pages, because Azure Static Web Apps accepts at most ${LIMIT} bytes. On that host, pages use the policy in their HTML.`,
      ]
    : [
        `staticwebapp.config.json has ${Buffer.byteLength(text)} bytes, but Azure Static Web Apps accepts at most ${LIMIT}. That host will reject this build.`,
      ]
}
