import { fallsBackToHome } from '../../src/site/paths.ts'
import type { Site } from '../../src/site/site.ts'

/** A parsed request target. */
type RequestTarget = {
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
  return { path: decodePath(pathname), search }
}

/** A percent sign without two hexadecimal digits, or an encoded NUL byte. */
const MALFORMED = /%(?![\da-f]{2})|%00/i

/** Bytes that are not UTF-8 stay encoded. They are valid in a URL, but no file has such a name. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The file of a page, relative to the root of the site: `services.html` for `/services`, `index.html` for `/`. */
export const pageFile = (pagePath: string) =>
  pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`

/** The paths of the pages of a site, and its redirects. */
export type SitePaths = {
  readonly paths: readonly string[]
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  readonly unknownPaths: Site['unknownPaths']
}

/** What a server sends for a path. `file`: the static file with this path, or 404. */
type PathResult =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly to: string }
  | { readonly kind: 'file' }

/**
 * Resolves a path of the site to a page, a redirect or a static file. Trailing slashes, `.html` and
 * `/index.html` redirect to the path of the page. An unknown path with one segment redirects to the
 * home page if `unknownPaths` is `home`. A path with another empty segment is not a page.
 */
export function resolvePath(
  path: string,
  { paths, redirects, unknownPaths }: SitePaths,
): PathResult {
  const plain = withoutTrailingSlashes(path)
  const redirect = redirects.find(({ from }) => from === plain)
  if (redirect !== undefined) return { kind: 'redirect', status: 308, to: redirect.to }
  if (paths.includes(plain)) {
    return plain === path ? { kind: 'page', path } : { kind: 'redirect', status: 308, to: plain }
  }
  const withoutExtension = plain === '/index.html' ? '/' : plain.replace(/\.html$/, '')
  if (withoutExtension !== plain && paths.includes(withoutExtension))
    return { kind: 'redirect', status: 308, to: withoutExtension }
  if (unknownPaths === 'home' && fallsBackToHome(plain))
    return { kind: 'redirect', status: 302, to: '/' }
  return { kind: 'file' }
}

/** Runs in linear time. The regular expression `/\/+$/` takes quadratic time for many slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
