import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Headers } from '../../hosting/hosting.ts'
import { STATUS_TYPE, statusText } from './sendStatus.ts'

/** The connection is closed this long after the response was sent. Milliseconds. */
const CLOSE_DELAY = 1000

/** The status for a connection error. `undefined` if the client has disconnected. */
export function statusOf({ code = '' }: NodeJS.ErrnoException): number | undefined {
  if (code.startsWith('HPE_')) return PARSER_STATUS.get(code) ?? 400
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : undefined
}

const PARSER_STATUS = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
])

/** Sends a status on a connection without a response object, and closes the connection. */
export function refuseConnection(socket: Duplex, status: number, headers: Headers): void {
  if (!socket.writable) return
  const text = statusText(status)
  const lines = Object.entries({
    ...headers,
    'Content-Type': STATUS_TYPE,
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
  setTimeout(() => socket.destroy(), CLOSE_DELAY).unref()
}
