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
import { sitePages } from '../manifest/sitePages.ts'
import { textFilePaths } from '../manifest/textFiles.ts'
import { announcementScript } from './announcement.ts'
import {
  ANY_STYLES,
  ASSET_POLICY,
  assetSources,
  extendPolicy,
  HEADER_POLICY,
  mapPolicy,
  pagePolicy,
  type Policy,
  printPolicy,
} from './policy.ts'

/** Response headers by name. */
const headersSchema = z.record(z.string(), z.string())

/** Everything that a host needs to serve a build. The preview server and all host files use it. */
export const hostingSchema = z.object({
  /** The time of the build, as ISO 8601 in UTC. With it as `SOURCE_DATE_EPOCH`, a second build has the same bytes. */
  builtAt: z.iso.datetime(),
  /** The public host name. */
  host: z.string(),
  /** The headers of all pages and of every other response, except maps and assets. */
  common: headersSchema,
  /** The headers of the HTML files of the maps. Undefined if there are none. */
  maps: headersSchema.optional(),
  /** The headers of the files in `assets/`, whose names contain a hash of their content. */
  assets: headersSchema,
  /**
   * The common headers for hosts that send the headers of all rules that match a path. Browsers enforce all policies of
   * a response, so this one also allows what assets need. If there are maps, it has only what a `<meta>` element
   * cannot have, because the policy of pages would block the map provider.
   */
  combined: headersSchema,
  /** The URL paths of the pages, e.g. `/services`. */
  paths: z.array(z.string()),
  /** The URL paths of the calendar files and feeds. Not every host knows their media types. */
  textFiles: z.array(z.string()),
  /** The files for download by URL path, with their headers in addition to the common ones or those of assets. */
  downloads: z.record(z.string(), headersSchema),
  /** Redirects from old paths to pages, files and other sites. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What unknown paths with one segment get. */
  unknownPaths: z.enum(['notFound', 'home']),
})

export type HostingPlan = z.output<typeof hostingSchema>
export type Headers = z.output<typeof headersSchema>

type HostingInput = {
  readonly site: Site
  /** The files of the manifest, by URL path and with the name that browsers save. */
  readonly downloadFiles: readonly Pick<DownloadFile, 'url' | 'path'>[]
  /** The values that decide which third parties the pages contact. */
  readonly settings: BuildSettings
  /** The time of the build. ISO 8601 in UTC. */
  readonly builtAt: string
  /** Whether this is a staging build, which search engines must not index. */
  readonly staging: boolean
}

/** Plans the headers of each kind of response. */
export function planHosting(input: HostingInput): HostingPlan {
  const { site, downloadFiles, settings, builtAt, staging } = input
  const withPolicy = (policy: Policy, frame = 'SAMEORIGIN'): Headers => ({
    ...fixedHeaders(site, staging),
    'Content-Security-Policy': printPolicy(policy),
    // For old browsers. The others ignore it, because they support `frame-ancestors` (CSP Level 3, 6.4.2).
    'X-Frame-Options': frame,
  })
  const policy = sitePolicies(site, settings)(ANY_STYLES)
  const hasMaps = mapDocumentsOf(site, settings).length > 0
  return {
    builtAt,
    host: new URL(site.product.origin).host,
    common: { ...withPolicy(policy, 'DENY'), 'Cache-Control': 'no-cache' },
    ...(hasMaps && { maps: { ...withPolicy(mapPolicy()), 'Cache-Control': 'no-cache' } }),
    assets: {
      ...withPolicy(ASSET_POLICY),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    combined: withPolicy(hasMaps ? HEADER_POLICY : extendPolicy(policy, [assetSources])),
    paths: sitePages(site).map(({ path: pagePath }) => pagePath),
    textFiles: textFilePaths(site),
    downloads: Object.fromEntries(
      downloadFiles.map((file) => [
        file.url,
        { 'Content-Disposition': `attachment; filename=${path.basename(file.path)}` },
      ]),
    ),
    redirects: site.redirects.map(({ from, to }) => ({
      from,
      to: downloadFiles.find((file) => file.path === to)?.url ?? to,
    })),
    unknownPaths: site.unknownPaths,
  }
}

/** Returns a function that returns the policy of pages for the sources of their `<style>` elements. */
export function sitePolicies(
  site: Site,
  settings: BuildSettings,
): (styles: readonly string[]) => Policy {
  const thirdPartySources = [
    ...dataFlowsOf(site, settings).map(({ cspSources }) => cspSources),
    ...(pagesWithVideos(site, 'file').length > 0 ? [{ 'media-src': ["'self'"] }] : []),
  ]
  const script = announcementScript(site)
  return (styles) => pagePolicy({ thirdPartySources, styles, script })
}

/** The headers that are the same in every response. */
function fixedHeaders({ security }: Site, staging: boolean): Headers {
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
