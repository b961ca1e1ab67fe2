import type { Site } from '../../src/site/site.ts'
import { mapDocumentsOf, dataFlowsOf, type BuildSettings } from '../../src/site/thirdParties.ts'
import { mapPolicy, pagePolicy, printPolicy, type Policy } from './policy.ts'
import type { Headers, HostedDocument, Hosting } from './hosting.ts'

/** A document that the build wrote. */
export type BuiltDocument = {
  /** Where it stands, e.g. `/services`. */
  readonly address: string
  /** Its file below the site's root. */
  readonly file: string
  /** The hashes of the style elements in it, e.g. `sha256-…`. */
  readonly styleHashes: readonly string[]
}

/** What the hosting of a build follows from. */
export type HostingInput = {
  readonly site: Site
  readonly documents: readonly BuiltDocument[]
  readonly notFound: BuiltDocument
  /** What decides whom the pages contact. */
  readonly facts: BuildSettings
  /** The build's clock. ISO 8601 in UTC. */
  readonly builtAt: string
  /** Whether search engines are to keep away from the whole build. */
  readonly staging: boolean
}

/** Two years, which browsers that keep a list of such hosts ask for one of at least. Seconds. */
const HSTS_SECONDS = 63_072_000

/** Decides which headers each response carries. */
export function planHosting({
  site,
  documents,
  notFound,
  facts,
  builtAt,
  staging,
}: HostingInput): Hosting {
  const everywhere = everywhereHeaders(site, staging)
  const policyOf = sitePolicies(site, facts)
  const map = documentHeaders(everywhere, mapPolicy(), 'SAMEORIGIN')
  const hosted = ({ address, file, styleHashes }: BuiltDocument): HostedDocument => ({
    address,
    file,
    headers: documentHeaders(everywhere, policyOf(styleHashes), 'DENY'),
  })
  const maps = mapDocumentsOf(site, facts).map(({ path }) => ({
    address: path,
    file: path.slice(1),
    headers: map,
  }))
  return {
    builtAt,
    host: new URL(site.product.origin).host,
    everywhere,
    documents: [...documents.map(hosted), ...maps],
    notFound: hosted(notFound),
    assets: { ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' },
    files: { ...everywhere, 'Cache-Control': 'no-cache' },
    redirects: site.redirects.map(({ from, to }) => ({ from, to })),
  }
}

/** The policies of a site's pages, each by the hashes of the style elements in it. */
export function sitePolicies(
  site: Site,
  facts: BuildSettings,
): (styleHashes: readonly string[]) => Policy {
  const widenings = dataFlowsOf(site, facts).map(({ cspSources }) => cspSources)
  return (styleHashes) => pagePolicy({ widenings, styleHashes })
}

const documentHeaders = (everywhere: Headers, policy: Policy, frame: 'DENY' | 'SAMEORIGIN') => ({
  ...everywhere,
  'Content-Security-Policy': printPolicy(policy),
  'X-Frame-Options': frame,
  'Cache-Control': 'no-cache',
})

function everywhereHeaders({ security }: Site, staging: boolean): Headers {
  const { includeSubDomains = false, preload = false } = security?.transport ?? {}
  const transport = [
    `max-age=${HSTS_SECONDS}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ]
  return {
    'Strict-Transport-Security': transport.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // Not stricter: a maps key that is restricted to this site is checked by the referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Documents replace these two. Static hosts send them with their 404 page at any address.
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    ...(staging ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
}

/** Features of browsers that no page of the site uses. */
const REFUSED_FEATURES = [
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
