import type { ServerResponse } from 'node:http'
import { CORS, type Reply } from './reply.ts'

/** The reply to a CORS preflight request: scripts may post JSON. */
export const PREFLIGHT: Reply = {
  status: 204,
  headers: {
    ...CORS,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
    'Access-Control-Max-Age': '600',
  },
  body: '',
}

/** Sends a reply, unless the client has disconnected. */
export function send(response: ServerResponse, { status, headers, body }: Reply) {
  if (response.destroyed || response.writableEnded) return
  // Another server, e.g. Vite's, may have set it already.
  response.removeHeader('Access-Control-Allow-Origin')
  response
    .writeHead(status, {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 413 && { Connection: 'close' }),
      ...(status !== 204 && { 'Content-Length': Buffer.byteLength(body) }),
      ...headers,
    })
    .end(body)
}
