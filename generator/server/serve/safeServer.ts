import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Log } from '../../diagnostics/console.ts'
import type { Headers } from '../../hosting/hosting.ts'
import { refuseConnection, statusOf } from './refuseConnection.ts'
import { sendStatus } from './sendStatus.ts'
import { setHeaders } from './setHeaders.ts'
import type { Handler } from './staticSite.ts'

/** What every response of a server has in common, and who hears of failures. */
export type ServerOptions = {
  /** The headers of every response, also of those to requests that Node cannot parse. */
  readonly headers: Headers
  readonly log: Log
}

/**
 * Creates an HTTP server that no request can end. A handler that throws or rejects is answered with
 * 500 and logged once. Node's own replies (400, 408, 417, 431) lack the headers, so they are made
 * here.
 */
export function safeServer(handler: Handler, { headers, log }: ServerOptions): Server {
  const latest = new WeakMap<object, { request: IncomingMessage; response: ServerResponse }>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, { request, response })
    // Without a listener, an error of a response (its client has gone, say) ends the process.
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

  return createServer({ requireHostHeader: false }, answer)
    .on('checkExpectation', answer)
    .on('connect', ({ socket }: IncomingMessage) => {
      // Node stops to handle a socket that it passes to this event.
      socket.on('error', () => socket.destroy()).resume()
      const refuse = () => refuseConnection(socket, 405, { ...headers, Allow: 'GET, HEAD' })
      afterResponse(latest.get(socket)?.response, refuse)
    })
    .on('clientError', (error: NodeJS.ErrnoException, socket) => {
      const { request, response } = latest.get(socket) ?? {}
      const status = statusOf(error)
      if (status === undefined) socket.destroy()
      else if (request?.complete === false && response !== undefined) {
        // The body of this request is malformed or incomplete. What reads it must not wait forever.
        response.shouldKeepAlive = false
        sendStatus(response, status, headers)
        afterResponse(response, () => request.destroy(error))
      } else afterResponse(response, () => refuseConnection(socket, status, headers))
    })
}

/** Responses of one connection are sent one after the other. */
function afterResponse(response: ServerResponse | undefined, next: () => void): void {
  if (response === undefined || response.closed) next()
  else response.once('close', next)
}

/** HTTP/1.1 requires exactly one `Host` (RFC 9112, section 3.2); HTTP/1.0 does not know it. */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const { length } = headersDistinct['host'] ?? []
  return length === 1 || (length === 0 && httpVersion === '1.0')
}
