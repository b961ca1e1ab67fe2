import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The header with the token of this run. */
export const TOKEN_HEADER = 'x-edit-token'

/** The parts of a request that decide whether the page editor accepts it. */
export type EditRequest = {
  readonly method: string | undefined
  readonly headers: IncomingHttpHeaders
  /** The address of the client. */
  readonly remoteAddress: string | undefined
}

/** A reason to refuse a request: the HTTP status, and a message for the author. */
export type Refusal = { readonly status: 403 | 405 | 415; readonly message: string }

/**
 * Checks that a request comes from a page of this development server, on this machine. The page sends
 * the token of the current run, which other sites cannot read. Browsers set `Origin` and `Host`, so a page
 * of another site, or of a host name that leads to this machine, is refused even with the token. The
 * request must have the media type `type`, which no form can send.
 */
export function checkRequest(
  request: EditRequest,
  token: string,
  type = 'application/json',
): Refusal | undefined {
  const { method, headers, remoteAddress } = request
  if (remoteAddress === undefined || !LOOPBACK.has(remoteAddress)) {
    return refuse(
      'The page editor accepts requests of this machine only. Open the site at localhost.',
    )
  }
  const { host = '', origin } = headers
  if (!LOCAL_HOST.test(host)) {
    return refuse(
      `The page editor does not accept the host name ${host}. Open the site at localhost.`,
    )
  }
  if (origin !== `http://${host}` && origin !== `https://${host}`) {
    return refuse('The page editor accepts requests of its own pages only.')
  }
  if (!isEqual(headers[TOKEN_HEADER], token)) {
    return refuse('The development server was started again. Reload the page, then try again.')
  }
  if (method !== 'POST') return { status: 405, message: 'Send the request with POST.' }
  if (headers['content-type'] !== type) {
    return { status: 415, message: `Send the request as ${type}.` }
  }
  return undefined
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

const refuse = (message: string): Refusal => ({ status: 403, message })

function isEqual(sent: string | readonly string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(String(sent)), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
