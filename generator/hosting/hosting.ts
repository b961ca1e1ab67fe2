import * as z from 'zod'

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

/** The folder for files that hosts need and that are not public, relative to the project. */
export const HOSTING_FOLDER = '.hosting'

/** The file in this folder with the hosting of the last build. */
export const HOSTING_FILE = 'hosting.json'

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
