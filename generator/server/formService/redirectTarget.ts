/**
 * Where the part `redirect` leads: a path of the service's own origin, or an absolute http or
 * https address, as the `Location` header writes it; `undefined` for everything else
 * (`javascript:`, `//host`, relative paths, nonsense).
 */
export function redirectTarget(value: string | undefined): string | undefined {
  if (value === undefined || !URL.canParse(value, BASE)) return undefined
  const url = new URL(value, BASE)
  if (/^https?:\/\//i.test(value)) return url.href
  // `/\host` and `/.//host` begin like paths and are read as `//host`.
  const isPath = value.startsWith('/') && url.origin === BASE && !url.pathname.startsWith('//')
  return isPath ? url.pathname + url.search + url.hash : undefined
}

const BASE = 'http://service.invalid'
