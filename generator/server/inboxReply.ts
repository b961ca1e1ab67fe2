import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The name and the text of a form field. A name may occur several times. */
export type Part = readonly [name: string, text: string]

/** Why a form is rejected. */
export type Rejection = { readonly status: number; readonly message: string }

/** What a reply depends on, besides the result. */
export type ReplyContext = {
  /** Whether the client prefers an html page, e.g. a browser without scripts. */
  readonly isHtml: boolean
  readonly parts: readonly Part[]
  /** The page for thanks. `undefined` if the form has none. */
  readonly redirect: string | undefined
  /** The page with the form. */
  readonly back: string
}

/** A reply before it is sent. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Allows pages of every origin to read a reply, like the hosted form service. */
export const CORS = { 'Access-Control-Allow-Origin': '*' }

/** The reply to a form: JSON in the format of the hosted form service, a redirect, or an html page. */
export function replyTo(rejection: Rejection | undefined, context: ReplyContext): Reply {
  const { isHtml, redirect } = context
  if (!isHtml) return jsonReply(rejection, context.parts)
  const status = rejection?.status ?? 200
  if (rejection === undefined && redirect !== undefined) {
    return { status: 303, headers: { ...CORS, Location: redirect }, body: '' }
  }
  return { status, headers: { ...CORS, ...PAGE_HEADERS }, body: page(rejection, context) }
}

/** The message is also at the top level, where the service's own client and examples read it. */
function jsonReply(rejection: Rejection | undefined, parts: readonly Part[]): Reply {
  const { status, message } = rejection ?? { status: 200, message: 'Email sent successfully!' }
  const success = rejection === undefined
  const body = success ? { data: Object.fromEntries(parts), message } : { message }
  return json(status, { statusCode: status, success, message, body }, CORS)
}

/** A reply in JSON. */
export const json = (status: number, value: unknown, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

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
 * A path, or an absolute http or https URL, to which the inbox may redirect or link. `undefined` for
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

/** A small page for a visitor without scripts. */
function page(rejection: Rejection | undefined, { back }: ReplyContext): string {
  const [title, text, advice, link] =
    rejection === undefined
      ? ['Thank you', 'We have received your form.', 'You can now', 'go back to the site.']
      : [
          'The form was not sent',
          rejection.message,
          "To keep your entries, use your browser's Back button. Or",
          'open the form again.',
        ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(text)}</p>
<p>${advice} <a href="${escapeHtml(back)}">${link}</a></p>
</main>
</body>
</html>
`
}

const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-inline-size: 40rem; margin: 4rem auto; padding-inline: 1.5rem; overflow-wrap: anywhere }`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
