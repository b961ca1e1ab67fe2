import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Log } from '../../diagnostics/console.ts'
import type { Headers } from '../../hosting/hosting.ts'
import { refuseConnection, statusOf } from './refuseConnection.ts'
import { sendStatus } from './sendStatus.ts'
import { setHeaders } from './setHeaders.ts'
import type { Handler } from './staticSite.ts'

/** The options of `safeServer`. */
export type ServerOptions = {
  /** The headers of every response, including responses to requests that Node cannot parse. */
  readonly headers: Headers
  readonly log: Log
}

/**
 * Creates an HTTP server that no request can crash. If a handler throws or rejects, the response is
 * 500 and the error is logged once. Node's own error responses (400, 408, 417, 431) do not contain the
 * headers, so the server sends its own.
 */
export function safeServer(handler: Handler, { headers, log }: ServerOptions): Server {
  const latest = new WeakMap<object, { request: IncomingMessage; response: ServerResponse }>()

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, { request, response })
    // Without a listener, an error of a response, e.g. a disconnected client, stops the process.
    response.on('error', (error) => log(`A response failed: ${error.message}`))
    try {
      setHeaders(response, headers)
      if (!hasOneHost(request)) return sendStatus(response, 400, headers)
      await handler(request, response)
    } catch (error) {
      log(`A request failed: ${error instanceof Error ? error.stack : String(error)}`)
      sendStatus(response, 500, headers)
    }
    return undefined
  }

  return createServer({ requireHostHeader: false }, handleRequest)
    .on('checkExpectation', handleRequest)
    .on('connect', ({ socket }: IncomingMessage) => {
      // Node no longer handles a socket after it has passed it to this event.
      socket.on('error', () => socket.destroy()).resume()
      const refuse = () => refuseConnection(socket, 405, { ...headers, Allow: 'GET, HEAD' })
      afterResponse(latest.get(socket)?.response, refuse)
    })
    .on('clientError', (error: NodeJS.ErrnoException, socket) => {
      const { request, response } = latest.get(socket) ?? {}
      const status = statusOf(error)
      if (status === undefined) socket.destroy()
      else if (request?.complete === false && response !== undefined) {
        // The request body is malformed or incomplete. The code that reads it must not wait forever.
        response.shouldKeepAlive = false
        sendStatus(response, status, headers)
        afterResponse(response, () => request.destroy(error))
      } else afterResponse(response, () => refuseConnection(socket, status, headers))
    })
}

/** Calls `next` after the response has been sent, because responses of one connection are sequential. */
function afterResponse(response: ServerResponse | undefined, next: () => void): void {
  if (response === undefined || response.closed) next()
  else response.once('close', next)
}

/** HTTP/1.1 requires exactly one `Host` (RFC 9112, section 3.2). HTTP/1.0 requires none. */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const { length } = headersDistinct['host'] ?? []
  return length === 1 || (length === 0 && httpVersion === '1.0')
}
