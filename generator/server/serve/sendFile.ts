import type { Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import Negotiator from 'negotiator'
import send from 'send'
import type { Headers } from '../../hosting/hosting.ts'
import { MEDIA_TYPES } from '../../hosting/mediaTypes.ts'
import { setHeaders } from './setHeaders.ts'
import type { SiteFile } from './siteFiles.ts'

/** A file to send, and how. */
export type FileReply = {
  /** The folder of the site. */
  readonly folder: string
  readonly file: SiteFile
  readonly status: 200 | 404
  readonly headers: Headers
}

/**
 * Sends a file in the smallest form that the client prefers. `fail` is called with the status of an
 * answer without a file: 404, 412, 416 or 500, and the headers that the status needs.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file, status, headers }: FileReply,
  fail: (status: number, headers: Headers, error: unknown) => void,
): void {
  const isFound = status === 200
  if (!isFound) dropConditions(request)
  const form = acceptedForm(request, file)
  response.statusCode = status
  send(request, encodeURI(file.name + (form?.ending ?? '')), {
    root: folder,
    // Hidden files are decided on by `siteFiles`.
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
      if (file.forms.length > 0) response.setHeader('Vary', 'Accept-Encoding')
      if (form !== undefined) response.setHeader('Content-Encoding', form.encoding)
      if (isFound) response.setHeader('ETag', entityTag(stats, form?.encoding))
    })
    .on('error', (error: HttpError) => {
      // The body of the request was malformed, and the server has answered with 400.
      if (response.writableEnded) return
      fail(error.status, error.headers ?? {}, error)
    })
    .pipe(response)
}

/** The errors that `send` gives. */
type HttpError = Error & { readonly status: number; readonly headers?: Headers }

function acceptedForm(request: IncomingMessage, { forms }: SiteFile) {
  const encodings = forms.map(({ encoding }) => encoding)
  const accepted = new Negotiator(request).encoding([...encodings, 'identity'], {
    preferred: encodings,
  })
  return forms.find(({ encoding }) => encoding === accepted)
}

/** Strong, as nginx has them: `If-Range` knows no weak ones. Each encoding has its own. */
const entityTag = ({ size, mtimeMs }: Stats, encoding = 'identity') =>
  `"${Math.trunc(mtimeMs).toString(16)}-${size.toString(16)}-${encoding}"`

/** Conditions count for replies with status 200 alone (RFC 9110, section 13.2.1). */
function dropConditions({ headers }: IncomingMessage): void {
  delete headers['if-match']
  delete headers['if-none-match']
  delete headers['if-modified-since']
  delete headers['if-unmodified-since']
}

/**
 * Corrects `Range` where `send` differs from RFC 9110. A suffix that is longer than the file is the
 * whole file (section 14.1.2). A weak entity tag in `If-Range` never matches (section 13.1.5).
 */
function correctRange({ headers }: IncomingMessage, size: number): void {
  const [, suffix] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? []
  if (suffix !== undefined && Number(suffix) > size) headers.range = 'bytes=0-'
  if (String(headers['if-range'] ?? '').startsWith('W/')) delete headers.range
}
