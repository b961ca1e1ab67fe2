import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Headers } from '../../hosting/hosting.ts'
import { setHeaders } from './setHeaders.ts'

/** Sends a status with its name as text. Replaces all headers of the response. */
export function sendStatus(response: ServerResponse, status: number, headers: Headers): void {
  if (response.writableEnded) return
  // The headers were already sent: close the connection, so that the client sees an incomplete response.
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  const text = statusText(status)
  response.statusCode = status
  setHeaders(response, {
    ...headers,
    'Content-Type': STATUS_TYPE,
    'Content-Length': String(Buffer.byteLength(text)),
  })
  response.end(text)
}

/** The media type of a status text. */
export const STATUS_TYPE = 'text/plain;charset=utf-8'

/** The text of a status, e.g. `Not found.` */
export function statusText(status: number): string {
  const name = STATUS_CODES[status] ?? String(status)
  return `${name.slice(0, 1)}${name.slice(1).toLowerCase()}.\n`
}
