/**
 * The value of the `Location` header for the part `redirect`: a path, or an absolute http or https
 * URL. `undefined` for everything else (`javascript:`, `//host`, relative paths, invalid URLs).
 */
export function redirectTarget(value: string | undefined): string | undefined {
  if (value === undefined || !URL.canParse(value, BASE)) return undefined
  const url = new URL(value, BASE)
  if (/^https?:\/\//i.test(value)) return url.href
  // Browsers interpret `/\host` and `/.//host` as `//host`.
  const isPath = value.startsWith('/') && url.origin === BASE && !url.pathname.startsWith('//')
  return isPath ? url.pathname + url.search + url.hash : undefined
}

const BASE = 'http://service.invalid'
