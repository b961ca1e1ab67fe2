import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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
import { UserError } from '../diagnostics/commandRun.ts'
import { announcementScript } from './announcement.ts'
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

/** The folder for files that hosts need and that are not public, relative to the project. */
export const HOSTING_FOLDER = '.hosting'

/** The file in this folder with the hosting of the last build. */
export const HOSTING_FILE = 'hosting.json'

/** Reads the hosting of the last build. `undefined` if there is no build. Throws if the file is damaged. */
export const readHosting = (root: string): Promise<HostingPlan | undefined> =>
  readHostingFile(root, HOSTING_FILE, hostingSchema)

/** Throws a user error if there is no build, or only a part of one. `command`: the command that builds. */
export async function requireBuild(root: string, command = 'npm run build'): Promise<void> {
  const isBuilt = existsSync(path.join(root, 'dist/index.html'))
  if (isBuilt && (await readHosting(root)) !== undefined) return
  const problem = isBuilt
    ? `${HOSTING_FOLDER}/, which describes dist/, is missing. The last build may have been stopped.`
    : 'There is no build in dist/.'
  throw new UserError(`${problem} Run: ${command}`)
}

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

/** The media type of a file of a build, by its path. Empty if it is unknown. */
export const mediaType = (file: string) => MEDIA_TYPES[path.extname(file).slice(1)] ?? ''

/** The start of the media types of Microsoft Office. */
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The media types of the files of a build, by file extension. nginx and the preview use them. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  docx: `${OFFICE}.wordprocessingml.document`,
  pptx: `${OFFICE}.presentationml.presentation`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  epub: 'application/epub+zip',
  rtf: 'application/rtf',
  vcf: 'text/vcard; charset=utf-8',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}
