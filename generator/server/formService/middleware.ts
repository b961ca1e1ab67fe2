import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers requests for its own path and passes on every other one (404 if there is no next). */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
) => void | Promise<void>

/** A middleware from what answers at one path. An answer that throws is told, and becomes 500. */
export function middlewareAt(
  path: string,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  tell?: (error: unknown) => void,
): Middleware {
  return (request, response, next = () => response.writeHead(404).end()) => {
    if (request.url?.split('?')[0] !== path) return next()
    return answer(request, response).catch((error: unknown) => {
      tell?.(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }
}
