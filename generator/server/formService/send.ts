import type { ServerResponse } from 'node:http'
import type { Reply } from './reply.ts'

/** Lets pages of every origin read a reply, as the real service does. */
export const CORS = { 'Access-Control-Allow-Origin': '*' }

/** The reply to a preflight: a script may post JSON. */
export const PREFLIGHT: Reply = {
  status: 204,
  headers: {
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
    'Access-Control-Max-Age': '600',
  },
  body: '',
}

/** Sends a reply, unless its reader has gone. Without CORS, no page of another origin reads it. */
export function send(response: ServerResponse, { status, headers, body }: Reply, cors = true) {
  if (response.destroyed || response.writableEnded) return
  // A server in front, Vite's for one, may have set it already.
  response.removeHeader('Access-Control-Allow-Origin')
  response
    .writeHead(status, {
      ...(cors && CORS),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 413 && { Connection: 'close' }),
      ...(status !== 204 && { 'Content-Length': Buffer.byteLength(body) }),
      ...headers,
    })
    .end(body)
}
