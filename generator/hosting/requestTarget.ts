/** A parsed request target. */
export type RequestTarget = {
  /** The decoded path, e.g. `/services/zero trust`. */
  readonly path: string
  /** The query with its question mark, or an empty string. */
  readonly search: string
}

/**
 * Parses the target of a request line (RFC 9112, section 3.2): a path with a query, or an absolute http
 * or https URL, which proxies send. `undefined` if the target is malformed; the response is then 400.
 */
export function readTarget(target: string): RequestTarget | undefined {
  // Not `new URL(target, base)`: with a base, `//name/` would be another host.
  const url = target.startsWith('/') ? `http://localhost${target}` : target
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  if (MALFORMED.test(pathname)) return undefined
  return { path: decoded(pathname), search }
}

/** A percent sign without two hexadecimal digits, or an encoded NUL byte. */
const MALFORMED = /%(?![\da-f]{2})|%00/i

/** Bytes that are not UTF-8 stay encoded. They are valid in a URL, but no file has such a name. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
