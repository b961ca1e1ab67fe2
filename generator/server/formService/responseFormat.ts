/** The format of a reply: a page or redirect for a browser, or JSON for a script. */
export type ResponseFormat = 'html' | 'json'

/**
 * The format of the reply, from the `Accept` header of the request.
 *
 * A browser that submits a form accepts `text/html,application/xhtml+xml,
 * application/xml;q=0.9,…,*\/*;q=0.8` (Chromium, Firefox, Safari), so a request that prefers `text/html`
 * to `application/json` gets HTML. `fetch` sends `*\/*` by default. With that, or without a header,
 * the reply is JSON, unless the form has the part `redirect`: the hosted service then redirects too.
 * A request that names `application/json` always gets JSON.
 */
export function responseFormat(accept: string | undefined, hasRedirect: boolean): ResponseFormat {
  const html = quality(accept, 'text/html')
  const json = quality(accept, 'application/json')
  if (html > json) return 'html'
  return json === 0 && hasRedirect ? 'html' : 'json'
}

/** The quality value of a media type in an `Accept` header, from 0 to 1. Ranges with `*` do not count. */
function quality(accept: string | undefined, type: string): number {
  const ranges = (accept ?? '').split(',').map((range) => range.toLowerCase().replaceAll(/\s/g, ''))
  const named = ranges.find((range) => range.split(';')[0] === type)
  if (named === undefined) return 0
  const q = Number(/;q=([\d.]+)/.exec(named)?.[1] ?? 1)
  return Number.isNaN(q) ? 1 : q
}
