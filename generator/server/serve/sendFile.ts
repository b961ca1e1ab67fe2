import type { Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import Negotiator from 'negotiator'
import send from 'send'
import type { Headers } from '../../hosting/hosting.ts'
import { MEDIA_TYPES } from '../../hosting/mediaTypes.ts'
import { setHeaders } from './setHeaders.ts'
import type { SiteFile } from './siteFiles.ts'

/** A response with a file. */
export type FileResponse = {
  /** The folder of the built site. */
  readonly folder: string
  readonly file: SiteFile
  readonly status: 200 | 404
  readonly headers: Headers
}

/**
 * Sends a file with the content encoding that the client prefers. If the file cannot be sent, calls
 * `fail` with the status (404, 412, 416 or 500) and the headers for this status.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file, status, headers }: FileResponse,
  fail: (status: number, headers: Headers, error: unknown) => void,
): void {
  const isFound = status === 200
  if (!isFound) removeConditions(request)
  const encoding = negotiateEncoding(request, file)
  response.statusCode = status
  send(request, encodeURI(file.name + (encoding?.extension ?? '')), {
    root: folder,
    // `siteFiles` decides about hidden files.
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    acceptRanges: isFound,
    etag: isFound,
    lastModified: isFound,
  })
    .on('file', (_, { size }: Stats) => correctRange(request, size))
    .on('headers', (_, __, stats: Stats) => {
      setHeaders(response, headers)
      const type = MEDIA_TYPES[path.extname(file.name).slice(1)]
      if (type !== undefined) response.setHeader('Content-Type', type)
      if (file.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding')
      if (encoding !== undefined) response.setHeader('Content-Encoding', encoding.name)
      if (isFound) response.setHeader('ETag', entityTag(stats, encoding?.name))
    })
    .on('error', (error: HttpError) => {
      // The request body was malformed, and the server has already answered with 400.
      if (response.writableEnded) return
      fail(error.status, error.headers ?? {}, error)
    })
    .pipe(response)
}

/** The errors of `send`. */
type HttpError = Error & { readonly status: number; readonly headers?: Headers }

function negotiateEncoding(request: IncomingMessage, { encodings }: SiteFile) {
  const names = encodings.map(({ name }) => name)
  const accepted = new Negotiator(request).encoding([...names, 'identity'], { preferred: names })
  return encodings.find(({ name }) => name === accepted)
}

/** A strong ETag like nginx's, because `If-Range` ignores weak ones. It differs for each encoding. */
const entityTag = ({ size, mtimeMs }: Stats, encoding = 'identity') =>
  `"${Math.trunc(mtimeMs).toString(16)}-${size.toString(16)}-${encoding}"`

/** Conditional headers apply only to responses with status 200 (RFC 9110, section 13.2.1). */
function removeConditions({ headers }: IncomingMessage): void {
  delete headers['if-match']
  delete headers['if-none-match']
  delete headers['if-modified-since']
  delete headers['if-unmodified-since']
}

/**
 * Changes `Range` where `send` differs from RFC 9110. A range applies only to GET (section 14.2). A suffix
 * range that is longer than the file selects the whole file (section 14.1.2). A weak ETag in `If-Range`
 * never matches (section 13.1.5).
 */
function correctRange({ method, headers }: IncomingMessage, size: number): void {
  if (method !== 'GET') delete headers.range
  const [, suffix] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? []
  if (suffix !== undefined && Number(suffix) > size) headers.range = 'bytes=0-'
  if (String(headers['if-range'] ?? '').startsWith('W/')) delete headers.range
}
