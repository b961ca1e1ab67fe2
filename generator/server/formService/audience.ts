/** Who reads the reply: a person in a browser, or a script. */
export type Audience = 'person' | 'script'

/**
 * Who sent a form, from its `Accept` header.
 *
 * A browser that sends a form itself names HTML: `text/html,application/xhtml+xml,
 * application/xml;q=0.9,…,*\/*;q=0.8` (Chromium, Firefox, Safari), so what prefers `text/html` to
 * `application/json` is a person. `fetch` sends `*\/*` unless told otherwise; that, or no header,
 * is a script, but one that sends a `redirect` is answered like a person, as the real service does
 * (its script path must leave `redirect` out). A script that names `application/json` is one.
 */
export function audience(accept: string | undefined, hasRedirect: boolean): Audience {
  const html = quality(accept, 'text/html')
  const json = quality(accept, 'application/json')
  if (html > json) return 'person'
  return json === 0 && hasRedirect ? 'person' : 'script'
}

/** How much a media type is wanted by its own name, from 0 to 1. Ranges with `*` do not count. */
function quality(accept: string | undefined, type: string): number {
  const ranges = (accept ?? '').split(',').map((range) => range.toLowerCase().replaceAll(/\s/g, ''))
  const named = ranges.find((range) => range.split(';')[0] === type)
  if (named === undefined) return 0
  const q = Number(/;q=([\d.]+)/.exec(named)?.[1] ?? 1)
  return Number.isNaN(q) ? 1 : q
}
