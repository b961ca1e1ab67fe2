import path from 'node:path'
import * as z from 'zod'
import {
  type BuildSettings,
  dataFlowsOf,
  mapDocumentsOf,
  pagesWithVideos,
} from '../../src/site/dataFlows.ts'
import type { Site } from '../../src/site/site.ts'
import type { DownloadFile } from '../assets/downloadFiles.ts'
import { announcementScript } from './announcement.ts'
import { mediaType } from './mediaTypes.ts'
import { ASSET_POLICY, mapPolicy, pagePolicy, type Policy, printPolicy } from './policy.ts'

/** Response headers by name. */
const headersSchema = z.record(z.string(), z.string())

const pageSchema = z.object({
  /** The URL path of the page, e.g. `/services`. */
  path: z.string(),
  /** The file relative to the root of the site, e.g. `services.html`. */
  file: z.string(),
  /** All response headers, including the common ones. */
  headers: headersSchema,
})

/** Everything that a host needs to serve a build. The preview server and all host files use it. */
export const hostingSchema = z.object({
  /** The time of the build, as ISO 8601 in UTC. With it as `SOURCE_DATE_EPOCH`, a second build has the same bytes. */
  builtAt: z.iso.datetime(),
  /** The public host name. */
  host: z.string(),
  /** The headers of every response. All other header sets contain these names too. */
  common: headersSchema,
  /** All pages, and the HTML files of the maps. */
  pages: z.array(pageSchema),
  /** The not-found page, which is sent with status 404. */
  notFound: pageSchema,
  /** The headers of the files in `assets/`, whose names contain a hash of their content. */
  assets: headersSchema,
  /** The headers of all other files. */
  files: headersSchema,
  /** The calendar files, feeds and files for download by URL path, with their headers in addition to those of `assets` or `files`. */
  downloads: z.record(z.string(), headersSchema).default({}),
  /** Redirects from old paths to pages, files and other sites. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What unknown paths with one segment get. */
  unknownPaths: z.enum(['notFound', 'home']),
})

export type HostingPlan = z.output<typeof hostingSchema>
export type HostedPage = z.output<typeof pageSchema>
export type Headers = z.output<typeof headersSchema>

/** A page of the build. */
export type BuiltPage = {
  /** The URL path, e.g. `/services`. */
  readonly path: string
  /** The file relative to the root of the site. */
  readonly file: string
  /** The hashes of its `<style>` elements, e.g. `sha256-…`. */
  readonly styleHashes: readonly string[]
}

type HostingInput = {
  readonly site: Site
  readonly pages: readonly BuiltPage[]
  readonly notFound: BuiltPage
  /** The URL paths of the calendar files and feeds. */
  readonly textFiles: readonly string[]
  /** The files of the manifest, by URL path and with the name that browsers save. */
  readonly downloadFiles: readonly Pick<DownloadFile, 'url' | 'path'>[]
  /** The values that decide which third parties the pages contact. */
  readonly settings: BuildSettings
  /** The time of the build. ISO 8601 in UTC. */
  readonly builtAt: string
  /** Whether this is a staging build, which search engines must not index. */
  readonly staging: boolean
}

/** Plans the headers of each response. */
export function planHosting({
  site,
  pages,
  notFound,
  textFiles,
  downloadFiles,
  settings,
  builtAt,
  staging,
}: HostingInput): HostingPlan {
  const common = commonHeaders(site, staging)
  const policyOf = sitePolicies(site, settings)
  const map = pageHeaders(common, mapPolicy(), 'SAMEORIGIN')
  const hosted = ({ path: pagePath, file, styleHashes }: BuiltPage): HostedPage => ({
    path: pagePath,
    file,
    headers: pageHeaders(common, policyOf(styleHashes), 'DENY'),
  })
  const maps = mapDocumentsOf(site, settings).map(({ path }) => ({
    path,
    file: path.slice(1),
    headers: map,
  }))
  return {
    builtAt,
    host: new URL(site.product.origin).host,
    common,
    pages: [...pages.map(hosted), ...maps],
    notFound: hosted(notFound),
    assets: {
      ...common,
      'Content-Security-Policy': printPolicy(ASSET_POLICY),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    files: { ...common, 'Cache-Control': 'no-cache' },
    downloads: Object.fromEntries([
      // Not every host knows the media types.
      ...textFiles.map((url) => [url, { 'Content-Type': mediaType(url) }] as const),
      ...downloadFiles.map((file) => [file.url, downloadHeaders(file)] as const),
    ]),
    redirects: site.redirects.map(({ from, to }) => ({
      from,
      to: downloadFiles.find((file) => file.path === to)?.url ?? to,
    })),
    unknownPaths: site.unknownPaths,
  }
}

/** The headers of a file that browsers save instead of showing it, under the name in its path. */
const downloadHeaders = (file: Pick<DownloadFile, 'path'>): Headers => ({
  'Content-Type': mediaType(file.path),
  'Content-Disposition': `attachment; filename=${path.basename(file.path)}`,
})

/** Returns a function that returns the policy of a page for the hashes of its `<style>` elements. */
export function sitePolicies(
  site: Site,
  settings: BuildSettings,
): (styleHashes: readonly string[]) => Policy {
  const thirdPartySources = [
    ...dataFlowsOf(site, settings).map(({ cspSources }) => cspSources),
    ...(pagesWithVideos(site, 'file').length > 0 ? [{ 'media-src': ["'self'"] }] : []),
  ]
  const script = announcementScript(site)
  return (styleHashes) => pagePolicy({ thirdPartySources, styleHashes, script })
}

const pageHeaders = (common: Headers, policy: Policy, frame: 'DENY' | 'SAMEORIGIN') => ({
  ...common,
  'Content-Security-Policy': printPolicy(policy),
  'X-Frame-Options': frame,
  'Cache-Control': 'no-cache',
})

function commonHeaders({ security }: Site, staging: boolean): Headers {
  const { includeSubDomains = false, preload = false } = security?.transport ?? {}
  const transport = [
    `max-age=${HSTS_SECONDS}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ]
  return {
    'Strict-Transport-Security': transport.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // Not stricter: the map provider checks the referrer if the API key is restricted to this site.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Pages replace these two headers. Static hosts send them with the 404 page at any path.
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    ...(staging ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
}

/** Two years. The preload list of browsers requires at least one year. Seconds. */
const HSTS_SECONDS = 63_072_000

/** Browser features that no page uses. */
const DISABLED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * The URL paths at which a static host may serve a page. Some hosts also remove `.html` from a path that
 * ends with it.
 */
export const servedPaths = ({ path }: HostedPage): string[] =>
  path.endsWith('.html') ? [path, path.replace(/\.html$/, '')] : [path]

/** The headers of a set that differ from the common headers. */
export const additionalHeaders = (headers: Headers, { common }: HostingPlan): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value))

/** Headers without the media type, for hosts that know it by the extension of a file. */
export function withoutType(headers: Headers): Headers {
  const { 'Content-Type': _, ...others } = headers
  return others
}

/** The headers for each path, for hosts that apply all rules that match. `*` is any text. */
export const headerRules = (
  hosting: HostingPlan,
): (readonly [path: string, headers: Headers])[] => [
  ['/*', hosting.common],
  ['/assets/*', additionalHeaders(hosting.assets, hosting)],
  ...Object.entries(hosting.downloads),
  ...[...hosting.pages, hosting.notFound].flatMap((page) =>
    servedPaths(page).map((path) => [path, additionalHeaders(page.headers, hosting)] as const),
  ),
]

/**
 * Warnings about pages and redirects below a path that a host uses itself. Paths such as `/.auth` need no
 * check, because the segments of a page's path begin with a letter or digit.
 */
export const reservedPathWarnings = (
  hosting: HostingPlan,
  folder: string,
  host: string,
): string[] =>
  [...hosting.pages.map(({ path }) => path), ...hosting.redirects.map(({ from }) => from)]
    .filter((path) => path === folder || path.startsWith(`${folder}/`))
    .map(
      (path) =>
        `${host} reserves paths below ${folder}, so ${path} does not work on that host. Choose another path.`,
    )
