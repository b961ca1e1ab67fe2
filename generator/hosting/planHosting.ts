import type { Site } from '../../src/site/site.ts'
import { dataFlowsOf, type BuildSettings } from '../../src/site/dataFlows.ts'
import { mapDocumentsOf } from '../../src/site/mapDocuments.ts'
import { mapPolicy, pagePolicy, printPolicy, type Policy } from './policy.ts'
import type { Headers, HostedDocument, Hosting } from './hosting.ts'

/** A document of the build. */
export type BuiltDocument = {
  /** The URL path, e.g. `/services`. */
  readonly path: string
  /** The file relative to the root of the site. */
  readonly file: string
  /** The hashes of its `<style>` elements, e.g. `sha256-…`. */
  readonly styleHashes: readonly string[]
}

/** The input of `planHosting`. */
export type HostingInput = {
  readonly site: Site
  readonly documents: readonly BuiltDocument[]
  readonly notFound: BuiltDocument
  /** The URL paths of the calendar files. */
  readonly calendars: readonly string[]
  /** The values that decide which third parties the pages contact. */
  readonly settings: BuildSettings
  /** The time of the build. ISO 8601 in UTC. */
  readonly builtAt: string
  /** Whether this is a staging build, which search engines must not index. */
  readonly staging: boolean
}

/** Two years. The preload list of browsers requires at least one year. Seconds. */
const HSTS_SECONDS = 63_072_000

/** Plans the headers of each response. */
export function planHosting({
  site,
  documents,
  notFound,
  calendars,
  settings,
  builtAt,
  staging,
}: HostingInput): Hosting {
  const common = commonHeaders(site, staging)
  const policyOf = sitePolicies(site, settings)
  const map = documentHeaders(common, mapPolicy(), 'SAMEORIGIN')
  const hosted = ({ path: pagePath, file, styleHashes }: BuiltDocument): HostedDocument => ({
    path: pagePath,
    file,
    headers: documentHeaders(common, policyOf(styleHashes), 'DENY'),
  })
  const maps = mapDocumentsOf(site, settings).map(({ path }) => ({
    path: path,
    file: path.slice(1),
    headers: map,
  }))
  return {
    builtAt,
    host: new URL(site.product.origin).host,
    common,
    documents: [...documents.map(hosted), ...maps],
    notFound: hosted(notFound),
    assets: { ...common, 'Cache-Control': 'public, max-age=31536000, immutable' },
    files: { ...common, 'Cache-Control': 'no-cache' },
    calendars: [...calendars],
    redirects: site.redirects.map(({ from, to }) => ({ from, to })),
  }
}

/** Returns a function that returns the policy of a page for the hashes of its `<style>` elements. */
export function sitePolicies(
  site: Site,
  settings: BuildSettings,
): (styleHashes: readonly string[]) => Policy {
  const thirdPartySources = dataFlowsOf(site, settings).map(({ cspSources }) => cspSources)
  return (styleHashes) => pagePolicy({ thirdPartySources, styleHashes })
}

const documentHeaders = (common: Headers, policy: Policy, frame: 'DENY' | 'SAMEORIGIN') => ({
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
    // Documents replace these two headers. Static hosts send them with the 404 page at any path.
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    ...(staging ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
}

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
