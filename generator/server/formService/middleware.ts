import type { IncomingMessage, ServerResponse } from 'node:http'

/** Handles requests for its path. Calls `next` for other paths; without `next`, the response is 404. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
) => void | Promise<void>

/** Creates a middleware for one path. If `handle` rejects, calls `onError` and answers with 500. */
export function handlePath(
  path: string,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  onError?: (error: unknown) => void,
): Middleware {
  return (request, response, next = () => response.writeHead(404).end()) => {
    if (request.url?.split('?')[0] !== path) return next()
    return handle(request, response).catch((error: unknown) => {
      onError?.(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }
}
