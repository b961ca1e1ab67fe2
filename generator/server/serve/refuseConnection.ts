import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Headers } from '../../hosting/hosting.ts'
import { STATUS_TYPE, statusText } from './sendStatus.ts'

/** How long a client may take to read the reply before its connection is closed. Milliseconds. */
const LINGER = 1000

/** The status for an error of a connection. `undefined`: the client has gone, there is no reply. */
export function statusOf({ code = '' }: NodeJS.ErrnoException): number | undefined {
  if (code.startsWith('HPE_')) return PARSER_STATUS.get(code) ?? 400
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : undefined
}

const PARSER_STATUS = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
])

/** Sends a status on a connection for which Node has no response object, and closes it. */
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
  setTimeout(() => socket.destroy(), LINGER).unref()
}
