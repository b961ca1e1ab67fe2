import type { ServerResponse } from 'node:http'

/** The name and the text of a form field. A name may occur several times. */
export type ReceivedPart = readonly [name: string, text: string]

/** Why a form is rejected. */
export type HttpError = { readonly status: number; readonly message: string }

/** What a reply depends on, besides the result. */
export type ReplyContext = {
  /** Whether the client shows the reply as a page, e.g. a browser without scripts. */
  readonly isShown: boolean
  readonly parts: readonly ReceivedPart[]
  /** The page for thanks. `undefined` if the form has none. */
  readonly redirect: string | undefined
}

/** A reply before it is sent. */
type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Allows pages of every origin to read a reply, like the hosted form service. */
const CORS = { 'Access-Control-Allow-Origin': '*' }

/** The reply to a form: JSON in the format of the hosted form service, a redirect, or a text. */
export function replyTo(rejection: HttpError | undefined, context: ReplyContext): Reply {
  const { isShown, redirect } = context
  if (!isShown) return jsonReply(rejection, context.parts)
  if (rejection === undefined && redirect !== undefined) {
    return { status: 303, headers: { ...CORS, Location: redirect }, body: '' }
  }
  const body =
    rejection === undefined
      ? 'Thank you. We have received your form.'
      : `The form was not sent. ${rejection.message} To keep your entries, use your browser's Back button.`
  const headers = { ...CORS, 'Content-Type': 'text/plain; charset=utf-8' }
  return { status: rejection?.status ?? 200, headers, body }
}

/** The message is also at the top level, where the service's own client and examples read it. */
function jsonReply(rejection: HttpError | undefined, parts: readonly ReceivedPart[]): Reply {
  const { status, message } = rejection ?? { status: 200, message: 'Email sent successfully!' }
  const success = rejection === undefined
  const body = success ? { data: Object.fromEntries(parts), message } : { message }
  return {
    status,
    headers: { ...CORS, 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ statusCode: status, success, message, body }),
  }
}

/** Sends a reply, unless the client has disconnected. */
export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  if (response.destroyed || response.writableEnded) return
  // Another server, e.g. Vite's, may have set it already.
  response.removeHeader('Access-Control-Allow-Origin')
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
  response.writeHead(status, { ...common, ...STATUS_HEADERS[status], ...headers }).end(body)
}

const STATUS_HEADERS: Readonly<Record<number, Reply['headers']>> = {
  405: { Allow: 'POST' },
  413: { Connection: 'close' },
}

/**
 * A path, or an absolute http or https URL, to which the inbox may redirect. `undefined` for
 * everything else, e.g. `javascript:` and `//host`. Browsers interpret `/\\host` as `//host`.
 */
export function safeTarget(value = ''): string | undefined {
  const base = 'http://inbox.invalid'
  if (!URL.canParse(value, base)) return undefined
  const url = new URL(value, base)
  if (/^https?:\/\//i.test(value)) return url.href
  const isPath = value.startsWith('/') && url.origin === base && !url.pathname.startsWith('//')
  return isPath ? url.pathname + url.search + url.hash : undefined
}
