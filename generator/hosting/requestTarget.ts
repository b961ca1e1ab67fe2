/** The target of a request, read. */
export type RequestTarget = {
  /** The path, decoded, e.g. `/services/zero trust`. */
  readonly path: string
  /** The query with its question mark, or an empty string. */
  readonly search: string
}

/**
 * Reads the target of a request line (RFC 9112, section 3.2): a path with a query, or an absolute
 * http or https URL, as proxies send it. `undefined`: the target is malformed, answer with 400.
 */
export function readTarget(target: string): RequestTarget | undefined {
  // Not resolved against a base: there, `//name/` would be another host.
  const url = target.startsWith('/') ? `http://localhost${target}` : target
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  if (MALFORMED.test(pathname)) return undefined
  return { path: decoded(pathname), search }
}

/** A percent sign without two hexadecimal digits, or an encoded NUL byte. */
const MALFORMED = /%(?![\da-f]{2})|%00/i

/** Bytes that are not UTF-8 stay encoded: they are legal in a URL, and no file has such a name. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
