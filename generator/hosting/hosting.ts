import * as z from 'zod'

/** Response headers by name. */
const headersSchema = z.record(z.string(), z.string())

const documentSchema = z.object({
  /** Where the document stands, e.g. `/services`. */
  address: z.string(),
  /** Its file below the site's root, e.g. `services.html`. */
  file: z.string(),
  /** Every header that goes with it. */
  headers: headersSchema,
})

/**
 * What a host has to know to serve a build: the one source of the preview server and of all hosts'
 * files.
 */
export const hostingSchema = z.object({
  /** The build's clock: with it as `SOURCE_DATE_EPOCH`, the same input gives the same bytes. ISO 8601 in UTC. */
  builtAt: z.iso.datetime(),
  /** The public host name. */
  host: z.string(),
  /** The headers of every response. Every other set has a value for each of these names. */
  everywhere: headersSchema,
  /** Every document with its full set of headers. */
  documents: z.array(documentSchema),
  /** What is sent with status 404. */
  notFound: documentSchema,
  /** What goes with the files in `assets/`, whose names hold a hash of their content. */
  assets: headersSchema,
  /** What goes with all other files. */
  files: headersSchema,
  /** Old addresses and the pages that took their place. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
})

export type Hosting = z.output<typeof hostingSchema>
export type HostedDocument = z.output<typeof documentSchema>
export type Headers = z.output<typeof headersSchema>

/** The folder, below the project's root, that holds what hosts need and visitors do not. */
export const HOSTING_FOLDER = '.hosting'

/** The hosting of the last build, in that folder. */
export const HOSTING_FILE = 'hosting.json'

/**
 * The addresses at which a static host may answer with a document: hosts that take `.html` off
 * addresses do so for documents that have it in theirs.
 */
export const spellings = ({ address }: HostedDocument): string[] =>
  address.endsWith('.html') ? [address, address.replace(/\.html$/, '')] : [address]

/** The headers of a set that differ from those of every response. */
export function beyondEverywhere(headers: Headers, { everywhere }: Hosting): [string, string][] {
  return Object.entries(headers).filter(([name, value]) => everywhere[name] !== value)
}
