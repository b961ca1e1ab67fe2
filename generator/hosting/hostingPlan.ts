import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { UserError } from '../diagnostics/console.ts'
import type { Site } from '../../src/site/site.ts'
import { dataFlowsOf, type BuildSettings } from '../../src/site/dataFlows.ts'
import { mapDocumentsOf } from '../../src/site/dataFlows.ts'
import { mapPolicy, pagePolicy, printPolicy, type Policy } from './policy.ts'

/** Response headers by name. */
const headersSchema = z.record(z.string(), z.string())

const documentSchema = z.object({
  /** The URL path of the document, e.g. `/services`. */
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
  /** All documents. */
  documents: z.array(documentSchema),
  /** The not-found page, which is sent with status 404. */
  notFound: documentSchema,
  /** The headers of the files in `assets/`, whose names contain a hash of their content. */
  assets: headersSchema,
  /** The headers of all other files. */
  files: headersSchema,
  /** The URL paths of the calendar files. Not every host knows their media type. */
  calendars: z.array(z.string()).default([]),
  /** Redirects from old paths to pages. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
})

export type Hosting = z.output<typeof hostingSchema>
export type HostedDocument = z.output<typeof documentSchema>
export type Headers = z.output<typeof headersSchema>

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
type HostingInput = {
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

/** The folder for files that hosts need and that are not public, relative to the project. */
export const HOSTING_FOLDER = '.hosting'

/** The file in this folder with the hosting of the last build. */
export const HOSTING_FILE = 'hosting.json'

/** Reads the hosting of the last build. `undefined` if there is no build. Throws if the file is damaged. */
export const readHosting = (root: string): Promise<Hosting | undefined> =>
  readHostingFile(root, HOSTING_FILE, hostingSchema)

/**
 * Reads a JSON file that the build wrote to the folder of the hosting. `undefined` if it is missing.
 * Throws a user error if it is damaged, e.g. truncated on a full disk.
 */
export async function readHostingFile<T>(
  root: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const file = path.join(root, HOSTING_FOLDER, name)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new UserError(`${HOSTING_FOLDER}/${name} is damaged. Run: npm run build`)
  }
}

/**
 * The URL paths at which a static host may serve a document. Some hosts also remove `.html` from a
 * path that ends with it.
 */
export const servedPaths = ({ path }: HostedDocument): string[] =>
  path.endsWith('.html') ? [path, path.replace(/\.html$/, '')] : [path]

/** The headers of a set that differ from the common headers. */
export function ownHeaders(headers: Headers, { common }: Hosting): [string, string][] {
  return Object.entries(headers).filter(([name, value]) => common[name] !== value)
}

/**
 * Warnings about pages and redirects below a path that a host uses itself. Paths such as `/.auth` need no
 * check, because the segments of a page's path begin with a letter or digit.
 */
export const reservedPathWarnings = (hosting: Hosting, folder: string, host: string): string[] =>
  [...hosting.documents.map(({ path }) => path), ...hosting.redirects.map(({ from }) => from)]
    .filter((path) => path === folder || path.startsWith(`${folder}/`))
    .map(
      (path) =>
        `${host} reserves paths below ${folder}, so ${path} does not work on that host. Choose another path.`,
    )

/** The media type of calendar files. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** The headers of calendar files, for hosts that find out media types themselves. */
export const CALENDAR_HEADERS = { 'Content-Type': CALENDAR_TYPE }

/** The media types of the files of a build, by file extension. nginx and the preview use them. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: CALENDAR_TYPE,
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}
